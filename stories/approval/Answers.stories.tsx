import type { Meta, StoryObj } from "@storybook/react-vite";
import { Approval, en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { allowing, asking, freshApproval } from "./support";

const command = {
  type: "command",
  command: "npm test -- --watch=false",
  cwd: "~/shop",
} as const;

const meta = {
  title: "Examples/Approval/Answers",
  component: Approval,
  decorators: [freshApproval],
  args: { ...asking(command, { message: "Do you want me to run the tests?" }), inputGuard: false },
  parameters: {
    docs: {
      description: {
        component:
          "The answers are the agent's, in its order. Each says in built-in words what it does and how long it lasts, whatever the agent calls it.",
      },
    },
  },
} satisfies Meta<typeof Approval>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allowed: Story = {
  play: allowing(async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(
        expect.objectContaining({ action: "accept", option: "allow", allowed: true }),
      ),
    );
    await expect(await canvas.findByText(en.allowedOnceNow)).toHaveRole("status");
  }),
};

export const Denied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Deny" }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(
        expect.objectContaining({ action: "decline", option: "deny", stop: false }),
      ),
    );
  },
};

/** × is no refusal: it closes the request without an answer. */
export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const close = canvas.getByRole("button", { name: en.closeUnanswered });
    await expect(close).toHaveAccessibleDescription(en.mayStop);
    await userEvent.click(close);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** The agent's own words, with their effect below. A lasting answer is never filled. */
export const OwnWords: Story = {
  parameters: {
    a11y: {
      config: {
        rules: [
          // A row shows its number key before the agent's words and the effect below them. Its name
          // begins with the words, which is what users of speech control say.
          {
            id: "label-content-name-mismatch",
            selector: "[data-elicit]:not([data-name=answer])",
          },
        ],
      },
    },
  },
  args: asking(command, {
    message: "Do you want me to run the tests?",
    options: [
      { id: "once", kind: "allow", label: "Yes, proceed" },
      {
        id: "session",
        kind: "allow",
        scope: "session",
        label: "Yes, and don’t ask again for npm test",
        covers: ["npm test:*"],
      },
      { id: "lasting", kind: "allow", scope: "lasting", label: "Yes, always in this project" },
      { id: "no", kind: "deny", label: "No, continue without running it" },
      {
        id: "stop",
        kind: "stop",
        label: "No, and tell Codex what to do differently",
        text: "required",
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Yes, proceed (allows, once)" })).toBeVisible();
    await expect(canvas.getByText("npm test:*")).toBeVisible();
    const lasting = canvas.getByRole("button", { name: /ask again for npm test/ });
    await expect(lasting).toHaveAccessibleDescription(/npm test:\*/);
    await expect(canvas.getByText(en.coversUnsaid("Coding agent"), { exact: false })).toBeVisible();
  },
};

/** An answer that goes with a text opens a box for it. */
export const OwnWordsWithText: Story = {
  args: OwnWords.args,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^No, and tell Codex/ }));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** A text that goes with a refusal. Nothing typed can be sent with Allow, which is not shown. */
export const Reason: Story = {
  args: {
    ...asking(
      { type: "command", command: "git push --force origin main", cwd: "~/shop" },
      {
        message: "Updates the main branch with my fix.",
        options: [
          { id: "allow", kind: "allow" },
          { id: "deny", kind: "deny", text: "optional" },
        ],
      },
    ),
    inputGuard: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: en.denyWithReason }));
    const box = canvas.getByRole("textbox", { name: /^Reason/ });
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Allow once" })).toBeNull();
    await userEvent.type(
      box,
      "Never force-push to main.{Shift>}{Enter}{/Shift}Open a pull request.",
    );
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

export const ReasonSent: Story = {
  tags: ["!dev", "!autodocs"],
  args: Reason.args!,
  play: async (context) => {
    await Reason.play!(context);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reason/ }), "{Enter}");
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(
        expect.objectContaining({
          action: "decline",
          text: "Never force-push to main.\nOpen a pull request.",
        }),
      ),
    );
  },
};

export const BackFromReason: Story = {
  tags: ["!dev", "!autodocs"],
  args: Reason.args!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: en.denyWithReason }));
    await userEvent.click(canvas.getByRole("button", { name: en.back }));
    await expect(canvas.getByRole("button", { name: "Allow once" })).toBeVisible();
  },
};

/** Answers of one kind are a choice, under the agent's own question. */
export const Question: Story = {
  args: {
    ...asking([], {
      message: "Which database should the tests use?",
      options: ["PostgreSQL", "SQLite", "None of them"].map((label) => ({
        id: label,
        kind: "allow" as const,
        label,
      })),
    }),
    inputGuard: false,
  },
  play: allowing(async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Which database");
    await userEvent.click(canvas.getByRole("button", { name: en.sendText }));
    await expect(canvas.getByText(en.chooseFirst)).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "SQLite" }));
    await userEvent.click(canvas.getByRole("button", { name: en.sendText }));
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith(expect.objectContaining({ option: "SQLite" })),
    );
  }),
};

/** While the answer is sent, the pressed button shows it. */
export const Sending: Story = {
  args: { ...meta.args, onRespond: fn(() => new Promise<void>(() => {})) },
  play: allowing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await expect(canvas.getByRole("button", { name: en.sendingNow })).toBeVisible();
  }),
};

/** After a failure the answers keep their names. */
export const Failed: Story = {
  args: {
    ...meta.args,
    onRespond: fn(() => Promise.reject(new Error("The connection was lost."))),
  },
  play: allowing(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Allow once" }));
    await expect(await canvas.findByText(en.failed)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Allow once" })).not.toHaveAttribute(
      "aria-disabled",
    );
  }),
};

export const Expired: Story = {
  args: { ...meta.args, expired: true, onClose: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(en.timeOver)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Allow once" })).toBeNull();
  },
};

/** A withdrawn card stays, and its parts can still be copied. */
export const Withdrawn: Story = {
  args: { ...meta.args, withdrawn: true, onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(en.takenBack("Coding agent"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: en.copyText })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: en.close }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
