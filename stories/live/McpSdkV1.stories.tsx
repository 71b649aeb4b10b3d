import type { Meta, StoryObj } from "@storybook/react-vite";
import { callBySdkV1 } from "../../e2e/hosts/callBySdkV1";
import { Host } from "../../e2e/hosts/Host";
import { answerFields, declinePage, fieldsCall, pageCall } from "./support";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/MCP SDK v1",
  component: Host,
  args: { makeCall: callBySdkV1, call: fieldsCall },
  decorators: [withSteps],
  parameters: {
    steps:
      "Calls a tool of a real MCP server with the MCP SDK v1. The server asks with a form or a page, and reports what it got.",
    docs: {
      description: {
        component:
          "A host with the MCP SDK v1 (MCP 2025-11-25). `createElicitationHandlers(queue, { requester })` gives the SDK its handlers, `queue.capabilities.mcp` what it declares, and `<Elicitation item={item} />` shows what a real server asks. What it reports in the end is its own.",
      },
    },
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server asks for thirteen fields. */
export const Fields: Story = {};

/** The server sends the person to a page. */
export const Page: Story = { args: { call: pageCall } };

export const FieldsAnswered: Story = {
  tags: ["!dev", "!autodocs"],
  play: answerFields,
};

export const PageDeclined: Story = {
  ...Page,
  tags: ["!dev", "!autodocs"],
  play: declinePage,
};
