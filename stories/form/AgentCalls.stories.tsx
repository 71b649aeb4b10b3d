import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import {
  createElicitationQueue,
  Elicitation,
  type ElicitationQueue,
  en,
  useElicitation,
} from "react-elicitation";
import { answerGraphInterrupts, createAcpPermissionHandler } from "react-elicitation/agents";
import { expect, fn } from "storybook/test";
import { pressWhenReady } from "../flows/leadOn";
import { requester } from "../requester";

interface CallProps {
  /** How the agent asks, through the queue of a host. */
  ask: (queue: ElicitationQueue, signal: AbortSignal) => Promise<unknown>;
  /** What the agent hears. */
  onAnswered: (answer: unknown) => void;
}

/** A host of an agent that asks before it calls a tool. */
function Call({ ask, onAnswered }: CallProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { current } = useElicitation(queue);
  useEffect(() => {
    const mounted = new AbortController();
    const end = (answer: unknown) => {
      if (!mounted.signal.aborted) onAnswered(answer);
    };
    ask(queue, mounted.signal).then(end, end);
    return () => mounted.abort();
  }, [queue, ask, onAnswered]);
  return current ? <Elicitation {...current} /> : <p>Nobody asks.</p>;
}

/** LangChain's human in the loop: a mail that may be approved, edited or rejected. */
const askOfMail: CallProps["ask"] = (queue, signal) =>
  answerGraphInterrupts(
    queue,
    [
      {
        id: "mail",
        value: {
          actionRequests: [
            {
              name: "send_mail",
              args: {
                to: "ada@example.com",
                subject: "Dinner on Friday",
                copies: 1,
                urgent: false,
              },
              description: "Send this mail?",
            },
          ],
          reviewConfigs: [
            { actionName: "send_mail", allowedDecisions: ["approve", "edit", "reject"] },
          ],
        },
      },
    ],
    { requester: { name: "Mail agent" }, signal },
  );

/** Codex's and Claude's own agents: may a command be run, and for how long does that hold? */
const askOfCommand: CallProps["ask"] = (queue, signal) =>
  createAcpPermissionHandler(queue, { requester })({
    params: {
      sessionId: "session",
      toolCall: {
        toolCallId: "call",
        title: "Run the tests?",
        rawInput: { command: "npm test -- --watch=false", cwd: "/home/ada/booking" },
      },
      options: [
        { optionId: "once", name: "Allow once", kind: "allow_once" },
        { optionId: "session", name: "Allow for this session", kind: "allow_always" },
        { optionId: "always", name: "Allow, and do not ask again", kind: "allow_always" },
        { optionId: "reject", name: "Reject", kind: "reject_once" },
      ],
    },
    signal,
  });

const meta = {
  title: "Examples/Form/Calls of agents",
  component: Call,
  args: { ask: askOfMail, onAnswered: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Before an agent calls a tool it asks, in the way of its framework. What it would do is shown whole, and Decline is the agent's own way to reject it.",
      },
    },
  },
} satisfies Meta<typeof Call>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arguments are questions: whoever changes one edits the call. */
export const Edited: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const subject = await canvas.findByRole("textbox", { name: "subject" });
    await userEvent.clear(subject);
    await userEvent.type(subject, "Lunch");
    await pressWhenReady(context, en.submit);
    await canvas.findByText("Nobody asks.");
    const edited = { to: "ada@example.com", subject: "Lunch", copies: 1, urgent: false };
    const decisions = [{ type: "edit", editedAction: { name: "send_mail", args: edited } }];
    await expect(args.onAnswered).toHaveBeenCalledWith({ mail: { decisions } });
  },
};

/** As it is shown when it comes. */
export const Arguments: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "to" })).toHaveValue("ada@example.com");
  },
};

/** The agent's options are a choice; none of them is chosen. */
export const Permission: Story = {
  args: { ask: askOfCommand },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(3);
    // A name of nothing that is seen has it too.
    await expect(canvas.getAllByText(/npm test/)[0]).toBeVisible();
    for (const option of canvas.getAllByRole("radio")) await expect(option).not.toBeChecked();
  },
};
