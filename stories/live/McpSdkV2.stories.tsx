import type { Meta, StoryObj } from "@storybook/react-vite";
import { callBySdkV2 } from "../../e2e/hosts/ways";
import { Host } from "../../e2e/hosts/Host";
import { answerFields, declinePage, fieldsCall, pageCall } from "./support";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/MCP SDK v2",
  component: Host,
  args: { makeCall: callBySdkV2, call: fieldsCall },
  decorators: [withSteps],
  parameters: {
    steps:
      "Calls a tool of a real MCP server with the MCP SDK v2. The server asks with a form or a page, and reports what it got.",
    docs: {
      description: {
        component:
          "A host with the MCP SDK v2, which finds out by itself what the server speaks. `createElicitationHandlers(queue, { requester })` gives the SDK its handlers, `queue.capabilities.mcp` what it declares, and `<Elicitation item={item} />` shows what a real server asks. What it reports in the end is its own.",
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
