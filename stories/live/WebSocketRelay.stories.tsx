import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { press } from "../Person";
import { liveUrl, nowhere, reported } from "./support";
import { WebSocketRelay } from "./hosts";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/WebSocket relay",
  component: WebSocketRelay,
  args: { url: liveUrl("relay"), tool: "trigger-elicitation-request" },
  decorators: [withSteps],
  parameters: {
    steps:
      "Calls a tool through a backend. The backend passes on the requests of its MCP server, which reports the responses.",
    docs: {
      description: {
        component:
          "A backend talks to a local MCP server, which no browser can reach, and relays what that asks as JSON-RPC: `connectElicitation(queue, webSocketChannel(socket), { requester })`. The page calls the tool over the same socket, since each side leaves alone what is not its own.",
      },
    },
  },
} satisfies Meta<typeof WebSocketRelay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server asks for thirteen fields. */
export const Fields: Story = {};

/** A server that takes back what it asks when its call is given up. */
export const Question: Story = { args: { tool: "ask" } };

export const FieldsAnswered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, "Call the tool");
    await userEvent.type(await canvas.findByRole("textbox", { name: "String" }), "Ada");
    await press(context, en.submit);
    await expect(await reported(context)).toContain("- Name: Ada");
    await expect(canvas.queryByRole("form")).toBeNull();
  },
};

export const TakenBack: Story = {
  ...Question,
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, "Call the tool");
    await userEvent.type(await canvas.findByRole("textbox", { name: "Name" }), "Ad");
    await press(context, "Stop");
    await expect(await canvas.findByText(en.withdrawn("Backend"))).toBeVisible();
    await press(context, en.close);
    await waitFor(() => expect(canvas.queryByRole("form")).toBeNull());
    await expect(await canvas.findByRole("alert")).toHaveTextContent("aborted");
  },
};

/** Where no relay runs, the story says how to start one. */
export const NotRunning: Story = {
  args: { url: nowhere },
  play: async (context) => {
    await press(context, "Call the tool");
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent("npm start");
  },
};
