import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LiveServer } from "./hosts";
import { liveUrl, nowhere } from "./support";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/Form alone",
  component: LiveServer,
  args: { url: liveUrl("everything") },
  decorators: [withSteps],
  parameters: {
    steps:
      "Calls a tool of a real MCP server. The server asks with a form of thirteen fields, and reports what it got.",
  },
} satisfies Meta<typeof LiveServer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A real MCP server asks, and gets exactly what was answered. */
export const Default: Story = {};

export const Answered: Story = {
  // For the tests alone: a reader answers the form by hand.
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Call the tool" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "String" }), "Ada");
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await canvas.findByLabelText("What the server got")).toHaveTextContent(
      "- Name: Ada",
    );
  },
};

/** Where no server runs, the story says how to start one. */
export const NotRunning: Story = {
  args: { url: nowhere },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Call the tool" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("npm start");
  },
};
