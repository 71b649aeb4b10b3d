import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { press } from "../Person";
import { AcpAgent } from "./hosts";
import { liveUrl, reported } from "./support";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/ACP agent",
  component: AcpAgent,
  args: { url: liveUrl("agent"), prompt: "Ask me" },
  decorators: [withSteps],
  parameters: {
    steps: "Sends a prompt to a real agent. The agent asks for input, and reports what it got.",
    docs: {
      description: {
        component:
          "An editor with the ACP SDK, and a real agent behind a WebSocket. The handlers of `queue.connection({ requester, RequestError })` go into the SDK as they are, `queue.capabilities.acp` into `initialize`. The agent writes the final report.",
      },
    },
  },
} satisfies Meta<typeof AcpAgent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form as ACP writes it: `null` for left out, options with descriptions, a type nobody knows. */
export const Fields: Story = {};

/** A page to sign in on; the agent says when that is done. */
export const Page: Story = { args: { prompt: "Sign me in" } };

export const FieldsAnswered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, "Send the prompt");
    await userEvent.click(await canvas.findByRole("radio", { name: "Careful" }));
    await press(context, en.submit);
    const report = await reported(context);
    await expect(report).toContain('{"strategy":"careful","branch":"main"}');
    await expect(canvas.queryByRole("form")).toBeNull();
  },
};

/** Stopping the turn makes the agent withdraw its request: the form says so, and keeps what was typed. */
export const TakenBack: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, "Send the prompt");
    const attempts = await canvas.findByRole("textbox", { name: "Attempts" });
    await userEvent.type(attempts, "12");
    await press(context, "Stop");
    await expect(await canvas.findByText(en.withdrawn("Coding agent"))).toBeVisible();
    await expect(attempts).toHaveValue("12");
    await press(context, en.close);
    await waitFor(() => expect(canvas.queryByRole("form")).toBeNull());
    await expect(await reported(context)).toContain('"cancel"');
  },
};

export const PageDeclined: Story = {
  ...Page,
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await press(context, "Send the prompt");
    await context.canvas.findByText("localhost", { selector: "[data-elicit=domain]" });
    await press(context, en.decline);
    await expect(await reported(context)).toContain('"decline"');
  },
};
