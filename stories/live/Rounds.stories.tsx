import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect } from "storybook/test";
import { callByFetch, callBySdkV2 } from "../../e2e/hosts/ways";
import { Host } from "../../e2e/hosts/Host";
import { press } from "../Person";
import { liveUrl, reported } from "./support";
import { withSteps } from "./withSteps";

const requester = { name: "Rounds", url: liveUrl("rounds") };

const meta = {
  title: "Examples/Live servers/Rounds of a 2026-07-28 server",
  component: Host,
  args: { makeCall: callByFetch, call: { requester, params: { name: "three-questions" } } },
  decorators: [withSteps],
  parameters: {
    steps:
      "Calls a tool of a real MCP server. Its result asks for input, and the call is made again with the answers.",
    docs: {
      description: {
        component:
          "A server of MCP 2026-07-28 asks in its results, and the call is made again with the answers and the server's state. The MCP SDK v2 does so by itself; around any other call, `withInputRequests` does, and tells where a question stands among those of its round.",
      },
    },
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One round of three questions, by a host that has no SDK. */
export const ThreeQuestions: Story = {};

/** Two rounds. The server checks its state byte for byte. */
export const TwoRounds: Story = { args: { call: call("rounds-with-state") } };

/** The person says when they are done with the page; until they were there, the server asks again. */
export const UntilThePageWasVisited: Story = { args: { call: call("sign-in") } };

export const ThreeQuestionsAnswered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await press(context, "Call the tool");
    await context.canvas.findByText(en.progress(1, 3));
    await answer(context, "Name", "Ada");
    await context.canvas.findByText(en.progress(2, 3));
    await answer(context, "Seats", "2");
    await context.canvas.findByText(en.progress(3, 3));
    await press(context, en.skip);
    await expect(JSON.parse(await reported(context))).toEqual({
      inputResponses: {
        name: { action: "accept", content: { answer: "Ada" } },
        seats: { action: "accept", content: { answer: 2 } },
        terrace: { action: "decline" },
      },
    });
  },
};

const twoRoundsAnswered = async (context: StoryContext) => {
  await press(context, "Call the tool");
  await answer(context, "First", "1");
  await answer(context, "Second", "2");
  await expect(JSON.parse(await reported(context))).toEqual({
    first: { action: "accept", content: { answer: "1" } },
    second: { action: "accept", content: { answer: "2" } },
  });
};

export const TwoRoundsByFetch: Story = {
  ...TwoRounds,
  tags: ["!dev", "!autodocs"],
  play: twoRoundsAnswered,
};

export const TwoRoundsBySdkV2: Story = {
  args: { makeCall: callBySdkV2, call: call("rounds-with-state") },
  tags: ["!dev", "!autodocs"],
  play: twoRoundsAnswered,
};

export const PageCancelled: Story = {
  ...UntilThePageWasVisited,
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await press(context, "Call the tool");
    await context.canvas.findByRole("button", { name: /^Open / });
    await press(context, en.cancel);
    await expect(JSON.parse(await reported(context))).toEqual({
      answer: { action: "cancel" },
      visited: false,
      calls: 2,
    });
  },
};

function call(name: string) {
  return { requester, params: { name } };
}

async function answer(context: StoryContext, name: string, text: string) {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByRole("textbox", { name }), text);
  await press(context, en.submit);
}
