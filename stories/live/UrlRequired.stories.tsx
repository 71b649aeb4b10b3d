import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect } from "storybook/test";
import { callBySdkV1 } from "../../e2e/hosts/callBySdkV1";
import { Host } from "../../e2e/hosts/Host";
import { press } from "../Person";
import { liveUrl } from "./support";
import { withSteps } from "./withSteps";

const meta = {
  title: "Examples/Live servers/A URL is required (-32042)",
  component: Host,
  args: {
    makeCall: callBySdkV1,
    call: {
      requester: { name: "Sign-in", url: liveUrl("signIn") },
      params: { name: "list-files", arguments: { key: "files", pages: 2 } },
    },
  },
  decorators: [withSteps],
  parameters: {
    steps:
      "Calls a tool of a real MCP server. The server refuses until you have opened two pages, and the call is made again.",
    docs: {
      description: {
        component:
          "A server of MCP 2025-11-25 refuses a call until the person was at some pages. `withUrlElicitations` asks them for each, waits until the server says that they were there, or they do themselves, and makes the call again.",
      },
    },
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two pages are needed. The server tells of each visit by itself. */
export const TwoPages: Story = {};

/** Opening takes a press of a person, which no story has: here the call is given up. */
export const Declined: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas } = context;
    await press(context, "Call the tool");
    await canvas.findByText(en.progress(1, 2));
    await press(context, en.decline);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The user chose decline");
    await expect(canvas.queryByText(en.progress(2, 2))).toBeNull();
  },
};
