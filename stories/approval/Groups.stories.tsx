import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import {
  approvalRequest,
  createElicitationQueue,
  Elicitation,
  en,
  useElicitation,
} from "react-elicitation";
import type { ApprovalPart, ApprovalResult } from "react-elicitation/core";
import { expect, fn, waitFor, within } from "storybook/test";
import { allowing, agent, partsOf } from "./support";

interface BatchProps {
  calls: readonly ApprovalPart[];
  onAnswered: (results: readonly ApprovalResult[]) => void;
  inputGuard?: boolean;
}

/** A host whose agent asks for several calls at once. */
function Batch({ calls, onAnswered, inputGuard }: BatchProps) {
  const [queue] = useState(() => createElicitationQueue());
  const { item } = useElicitation(queue);
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    const asked = calls.map((call) =>
      queue.elicit(approvalRequest(call), { requester: agent, group: "step 1", signal }),
    );
    void Promise.all(asked).then((results) => signal.aborted || onAnswered(results));
    return () => mounted.abort();
  }, [queue, calls, onAnswered]);
  return item ? <Elicitation item={item} inputGuard={inputGuard} /> : <p>Nobody asks.</p>;
}

const meta = {
  title: "Examples/Approval/Groups",
  component: Batch,
  args: {
    calls: [
      { type: "command", command: "git status", cwd: "~/shop" },
      { type: "command", command: "npm version 2.4.0", cwd: "~/shop" },
      {
        type: "change",
        path: "package.json",
        oldText: null,
        newText: `{\n${Array.from({ length: 29 }, (_, at) => `  "key${at}": ${at}`).join(",\n")}\n}\n`,
      },
    ],
    onAnswered: fn(),
    inputGuard: false,
  },
} satisfies Meta<typeof Batch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row each, with its own answers; an answered one becomes a line in its place. */
export const ThreeRequests: Story = {
  play: allowing(async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(en.allowThese(3));
    const [first] = partsOf(canvasElement, "approval-row");
    await userEvent.click(within(first!).getByRole("button", { name: "Allow once" }));
    await canvas.findByText(en.answeredCount(1, 3));
    await expect(partsOf(canvasElement, "approval-row")[0]).toHaveTextContent(
      "You allowed git status once",
    );
    await expect(canvas.getByRole("button", { name: en.allowAll(2) })).toBeVisible();
  }),
};

/** Allowed in the order of the rows. */
export const AllowedAll: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.allowAll(3) }));
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalled());
    await expect(args.onAnswered).toHaveBeenCalledWith(
      Array.from({ length: 3 }, () => expect.objectContaining({ allowed: true, option: "allow" })),
    );
  },
};

export const DeniedAll: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.denyAll(3) }));
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalled());
  },
};

/** A row in danger is answered by itself. */
export const OneInDanger: Story = {
  args: {
    calls: [
      { type: "command", command: "git status" },
      { type: "command", command: "rm -rf ~" },
    ],
  },
  play: allowing(async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: en.allowAll(2) }));
    await expect(canvas.getByText(en.inRequest(2, en.answerAlone))).toBeVisible();
    await expect(args.onAnswered).not.toHaveBeenCalled();
  }),
};

/** A row is closed by its own cross, without an answer to the others. */
export const OneClosed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const name = en.inRequest(2, en.closeUnanswered);
    await userEvent.click(await canvas.findByRole("button", { name }));
    await canvas.findByText(en.answeredCount(1, 3));
    await expect(partsOf(canvasElement, "approval-row")[1]).toHaveTextContent(en.youClosed);
    await expect(args.onAnswered).not.toHaveBeenCalled();
    await expect(canvas.getByRole("button", { name: en.allowAll(2) })).toBeVisible();
  },
};
