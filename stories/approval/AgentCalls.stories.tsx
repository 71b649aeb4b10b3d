import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import {
  createElicitationQueue,
  Elicitation,
  type ElicitationQueue,
  en,
  useElicitation,
} from "react-elicitation";
import {
  answerInterrupts,
  answerLangGraphInterrupts,
  createAcpPermissionHandlers,
} from "react-elicitation/agents";
import { expect, fn, within } from "storybook/test";
import { agent, allowing, partsOf } from "./support";

interface CallProps {
  /** Asks as the agent does, through the queue of a host. */
  ask: (queue: ElicitationQueue, signal: AbortSignal) => Promise<unknown>;
  /** Called with the response that the agent gets. */
  onAnswered: (answer: unknown) => void;
}

/** A host of an agent that asks before it calls a tool. */
function Call({ ask, onAnswered }: CallProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { item } = useElicitation(queue);
  useEffect(() => {
    const mounted = new AbortController();
    const end = (answer: unknown) => {
      if (!mounted.signal.aborted) onAnswered(answer);
    };
    ask(queue, mounted.signal).then(end, end);
    return () => mounted.abort();
  }, [queue, ask, onAnswered]);
  return item ? <Elicitation item={item} inputGuard={false} /> : <p>No request.</p>;
}

const mail = { to: "ada@example.com", subject: "Dinner on Friday", copies: 1, urgent: false };

type Decision = "approve" | "edit" | "reject" | "respond";

/** LangChain's human in the loop: calls that may be approved, edited, rejected or answered. */
const askToMail =
  (allowedDecisions: readonly Decision[], recipients = [mail.to]): CallProps["ask"] =>
  (queue, signal) =>
    answerLangGraphInterrupts(
      queue,
      [
        {
          id: "mail",
          value: {
            actionRequests: recipients.map((to) => ({ name: "send_mail", args: { ...mail, to } })),
            reviewConfigs: recipients.map(() => ({ actionName: "send_mail", allowedDecisions })),
          },
        },
      ],
      { requester: agent, signal },
    );

type Option = { optionId: string; name: string; kind: string };

/** The options that Codex gives with a command. */
const codexOptions: Option[] = [
  { optionId: "once", name: "Yes, proceed", kind: "allow_once" },
  { optionId: "session", name: "Yes, and don’t ask again in this session", kind: "allow_always" },
  { optionId: "decline", name: "No, continue without running it", kind: "reject_once" },
];

/** Asks as an ACP agent, which may have announced the call before. */
const askPermission =
  (toolCall: object, options = codexOptions, announced?: object): CallProps["ask"] =>
  (queue, signal) => {
    const permission = createAcpPermissionHandlers(queue, { requester: agent });
    const call = { toolCallId: "call" };
    if (announced) {
      const update = { sessionUpdate: "tool_call", ...call, ...announced };
      permission.update({ sessionId: "session", update });
    }
    const params = { sessionId: "session", toolCall: { ...call, ...toolCall }, options };
    return permission.request({ params, signal });
  };

const meta = {
  title: "Examples/Approval/Calls of agents",
  component: Call,
  args: { ask: askToMail(["approve", "edit", "reject", "respond"]), onAnswered: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "The adapters of `react-elicitation/agents` show a tool call as an approval, and return the answer as each framework expects it.",
      },
    },
  },
} satisfies Meta<typeof Call>;

export default meta;
type Story = StoryObj<typeof meta>;

/** LangGraph: the edited arguments go back whole. */
export const Edited: Story = {
  play: allowing(async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.edit }));
    const subject = await canvas.findByRole("textbox", { name: "subject" });
    await userEvent.clear(subject);
    await userEvent.type(subject, "Lunch");
    await userEvent.click(canvas.getByRole("button", { name: en.saveChanges }));
    await userEvent.click(await canvas.findByRole("button", { name: "Allow once with changes" }));
    await canvas.findByText("No request.");
    const editedAction = { name: "send_mail", args: { ...mail, subject: "Lunch" } };
    const decisions = [{ type: "edit", editedAction }];
    await expect(args.onAnswered).toHaveBeenCalledWith({ mail: { decisions } });
  }),
};

/** LangGraph: a rejection carries its reason to the model. */
export const Rejected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.denyWithReason }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "She is away.");
    await userEvent.click(canvas.getByRole("button", { name: en.denyAndSend }));
    await canvas.findByText("No request.");
    const decisions = [{ type: "reject", message: "She is away." }];
    await expect(args.onAnswered).toHaveBeenCalledWith({ mail: { decisions } });
  },
};

/** LangGraph: in place of the call, the model gets a text. An empty one is not sent. */
export const Responded: Story = {
  play: allowing(async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.answers.other }));
    await userEvent.click(canvas.getByRole("button", { name: en.sendText }));
    await expect(canvas.getByText(en.textNeeded)).toBeVisible();
    await expect(args.onAnswered).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox"), "Ask me tomorrow.");
    await userEvent.click(canvas.getByRole("button", { name: en.sendText }));
    await canvas.findByText("No request.");
    const decisions = [{ type: "respond", message: "Ask me tomorrow." }];
    await expect(args.onAnswered).toHaveBeenCalledWith({ mail: { decisions } });
  }),
};

/** LangGraph in JavaScript runs no call of a batch in which one is denied. The list says so once. */
export const Batch: Story = {
  args: { ask: askToMail(["approve", "reject"], ["ada@example.com", "grace@example.com"]) },
  play: allowing(async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByText(en.allowThese(2));
    const rows = partsOf(canvasElement, "approval-row");
    await expect(canvas.getByText(/none of these runs/)).toBeVisible();
    await userEvent.click(within(rows[0]!).getByRole("button", { name: "Allow once" }));
    await userEvent.click(within(rows[1]!).getByRole("button", { name: "Deny" }));
    await canvas.findByText("No request.");
    const decisions = [{ type: "approve" }, { type: "reject" }];
    await expect(args.onAnswered).toHaveBeenCalledWith({ mail: { decisions } });
  }),
};

/** ACP: each option is an answer in the agent's words, with its effect. There is no other refusal. */
export const Permission: Story = {
  args: {
    ask: askPermission({
      title: "Run the tests?",
      rawInput: { command: "npm test -- --watch=false", cwd: "/home/ada/booking" },
    }),
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByText("npm test -- --watch=false");
    const labels = partsOf(canvasElement, "answer-label").map(({ textContent }) => textContent);
    await expect(labels).toEqual(codexOptions.map(({ name }) => name));
    await expect(canvas.getByText("/home/ada/booking")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Deny" })).toBeNull();
    const [, , { name }] = codexOptions as [Option, Option, Option];
    await userEvent.click(canvas.getByRole("button", { name: `${name} (denies)` }));
    await canvas.findByText("No request.");
    await expect(args.onAnswered).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: { outcome: "selected", optionId: "decline" } }),
    );
  },
};

/** ACP: a permission that names only an ID shows the change that was announced before. */
export const Announced: Story = {
  args: {
    ask: askPermission({}, codexOptions, {
      title: "Edit `src/guests.ts`",
      kind: "edit",
      content: [
        {
          type: "diff",
          path: "src/guests.ts",
          oldText: "let guests = 4;\n",
          newText: "let guests = 5;\n",
        },
      ],
    }),
  },
  play: allowing(async ({ args, canvas, userEvent }) => {
    const change = await canvas.findByRole("group", { name: /src\/guests\.ts/ });
    await expect(within(change).getByRole("deletion")).toHaveTextContent("let guests = 4;");
    await expect(within(change).getByRole("insertion")).toHaveTextContent("let guests = 5;");
    await userEvent.click(canvas.getByRole("button", { name: "Yes, proceed (allows, once)" }));
    await canvas.findByText("No request.");
    await expect(args.onAnswered).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: { outcome: "selected", optionId: "once" } }),
    );
  }),
};

/** ACP: options with one name are told apart by their effect. */
export const NamedAlike: Story = {
  args: {
    ask: askPermission({ title: "Run the tests?", rawInput: { command: "npm test" } }, [
      { optionId: "1", name: "Allow", kind: "allow_once" },
      { optionId: "2", name: "Allow", kind: "allow_always" },
      { optionId: "3", name: "Reject", kind: "reject_once" },
    ]),
  },
  play: allowing(async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole("button", { name: "Allow (allows, once)" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Allow (allows, lasting)" }));
    await canvas.findByText("No request.");
    await expect(args.onAnswered).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: { outcome: "selected", optionId: "2" } }),
    );
  }),
};

/** ACP: options that are all of one kind are a question, and none of them is selected. */
export const OneKind: Story = {
  args: {
    ask: askPermission(
      { title: "Which database should the tests use?" },
      ["PostgreSQL", "SQLite", "None of them"].map((name) => ({
        optionId: name,
        name,
        kind: "allow_once",
      })),
    ),
  },
  play: allowing(async ({ args, canvas, userEvent }) => {
    for (const option of await canvas.findAllByRole("radio"))
      await expect(option).not.toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^SQLite/ }));
    await userEvent.click(canvas.getByRole("button", { name: en.sendText }));
    await canvas.findByText("No request.");
    await expect(args.onAnswered).toHaveBeenCalledWith(
      expect.objectContaining({ outcome: { outcome: "selected", optionId: "SQLite" } }),
    );
  }),
};

/** ACP: × selects none of the agent's options. */
export const Dismissed: Story = {
  tags: ["!dev", "!autodocs"],
  args: Permission.args!,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.closeUnanswered }));
    await canvas.findByText("No request.");
    await expect(args.onAnswered).toHaveBeenCalledWith({ outcome: { outcome: "cancelled" } });
  },
};

/** AG-UI: the arguments are in the messages of the agent, and the interrupt names their ID. */
export const Interrupted: Story = {
  args: {
    ask: (queue, signal) =>
      answerInterrupts(
        queue,
        [{ id: "pay", reason: "tool_call", message: "Pay for the trip?", toolCallId: "call-1" }],
        {
          requester: { name: "Travel agent" },
          signal,
          toolCalls: [
            {
              id: "call-1",
              function: { name: "pay", arguments: '{"amount":500,"currency":"EUR"}' },
            },
          ],
        },
      ),
  },
  play: allowing(async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("500")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await canvas.findByText("No request.");
    await expect(args.onAnswered).toHaveBeenCalledWith([
      expect.objectContaining({
        interruptId: "pay",
        status: "resolved",
        payload: { approved: true },
      }),
    ]);
  }),
};
