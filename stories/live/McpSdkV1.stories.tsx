import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect } from "storybook/test";
import { callBySdkV1 } from "../../e2e/hosts/callBySdkV1";
import { Host } from "../../e2e/hosts/Host";
import { press } from "../Person";
import { liveUrl } from "./liveUrl";
import { reported } from "./reported";

const requester = { name: "Everything server", url: liveUrl("everything") };

const meta = {
  title: "Examples/Live servers/MCP SDK v1",
  component: Host,
  args: {
    makeCall: callBySdkV1,
    call: { requester, params: { name: "trigger-elicitation-request", arguments: {} } },
  },
  parameters: {
    docs: {
      description: {
        component:
          "A host with the MCP SDK v1 (MCP 2025-11-25). `createElicitationHandlers(queue, { requester })` gives the SDK its handlers, `queue.capabilities.mcp` what it declares, and `<Elicitation {...shown} />` shows what a real server asks. What it reports in the end is its own.",
      },
    },
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server asks for thirteen fields. */
export const Fields: Story = {};

/** The server sends the person to a page. */
export const Page: Story = {
  args: {
    call: {
      requester,
      params: {
        name: "trigger-url-elicitation",
        arguments: { url: "https://github.com/login/oauth/authorize?client_id=1" },
      },
    },
  },
};

export const FieldsAnswered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, "Call the tool");
    await userEvent.type(await canvas.findByRole("textbox", { name: "String" }), "Ada");
    await press(context, en.submit);
    await expect(await reported(context)).toContain("- Name: Ada");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const PageDeclined: Story = {
  ...Page,
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await press(context, "Call the tool");
    await context.canvas.findByText("github.com", { selector: "[data-elicit=domain]" });
    await press(context, en.decline);
    await expect(await reported(context)).toContain('"action": "decline"');
  },
};
