import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, type ElicitationStorage, en, type FormRequest } from "react-elicitation";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { pressWhenReady } from "../flows/support";
import { freshRequest } from "../freshRequest";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { apiKey } from "../requests/agents";

const meta = {
  title: "Examples/Form/Secrets",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: apiKey, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component: `A question that looks like a request for a password, a key, a code or a card is marked, below it and at the top, in words: servers must not ask for such things in a form ([MCP 2025-11-25, Elicitation: Security Considerations](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#security-considerations)). Once something is entered there, the person ticks a box besides Submit; Decline and Cancel are one press as ever. What is entered is never suggested, kept as a draft or an earlier answer, or shown again.

Found by the words of the question in twelve languages, so it is a guess: a server that means ill finds other words. With \`secrets="refuse"\` such a form cannot be submitted at all.`,
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const SECRET = "k-7f3a-secret";
const key = ({ canvas }: Person) => canvas.getByLabelText("API key");
const box = ({ canvas }: Person) =>
  canvas.findByRole("checkbox", { name: en.secretsAgree(requester.name) });

async function enter(person: Person): Promise<void> {
  await person.canvas.findByText(en.secretsTitle);
  await person.userEvent.type(key(person), SECRET);
}

/** Nothing of it is left in what is on the page, however it is read. */
async function expectGone({ canvasElement }: Person & { canvasElement: HTMLElement }) {
  const boxes = canvasElement.querySelectorAll<HTMLInputElement>("input, textarea");
  const values = Array.from(boxes, (each) => each.value);
  await expect(values.join() + canvasElement.innerHTML).not.toContain(SECRET);
}

/** Marked at the top, with who would have it, and below the question, which is described by it. */
export const Marked: Story = {
  play: async (context) => {
    const { canvas } = context;
    const notice = await canvas.findByRole("alert");
    await expect(notice).toHaveTextContent(en.secretsTitle);
    await expect(notice).toHaveTextContent(en.secretsHint);
    await expect(notice).toHaveTextContent(en.secretsOnlyFor(requester.name));
    await expect(canvas.getByText(en.secretAsked.key)).toBeVisible();
    await expect(key(context)).toHaveAccessibleDescription(
      expect.stringContaining(en.secretAsked.key),
    );
    await expect(key(context)).toHaveAttribute("autocomplete", "off");
    await expect(key(context)).toHaveAttribute("spellcheck", "false");
    const other = canvas.getByRole("textbox", { name: "Calendar" });
    await expect(other).not.toHaveAttribute("spellcheck");
    await expect(other).not.toHaveAccessibleDescription(expect.stringContaining("looks like"));
    // Nothing is entered there yet.
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

/** Hidden as it is typed, until the person asks to see it. */
export const Shown: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enter(context);
    await expect(key(context)).toHaveAttribute("type", "password");
    const show = canvas.getByRole("button", { name: `${en.showSecret} API key` });
    await userEvent.click(show);
    await expect(key(context)).toHaveAttribute("type", "text");
    await expect(key(context)).toHaveValue(SECRET);
    await expect(show).toHaveAccessibleName(`${en.hideSecret} API key`);
    // The name says what it does now: a state beside would say the opposite.
    await expect(show).not.toHaveAttribute("aria-pressed");
    await userEvent.click(show);
    await expect(key(context)).toHaveAttribute("type", "password");
    await userEvent.click(show);
    // Nothing else is hidden.
    const other = canvas.getByRole("textbox", { name: "Calendar" });
    await expect(other).not.toHaveAttribute("data-masked");
  },
};

const everyBox: FormRequest = {
  message: "Connect your bank?",
  requestedSchema: {
    type: "object",
    properties: {
      pin: { type: "integer", title: "PIN" },
      keyFile: { type: "string", title: "Private key", maxLength: 5_000 },
      webhook: { type: "string", format: "uri", title: "Webhook secret URL" },
      login: {
        type: "object",
        title: "Login",
        properties: {
          user: { type: "string", title: "User" },
          password: { type: "string", title: "Password" },
        },
        required: ["password"],
      },
    },
    required: ["login"],
  },
};

/** A number, a text of many lines, an address and a part of an answer are masked alike. */
export const EveryBox: Story = {
  tags: ["!autodocs"],
  args: { request: everyBox },
  play: async ({ canvas }) => {
    for (const label of ["PIN", "Private key", "Webhook secret URL", "Password"])
      await canvas.findByRole("button", { name: `${en.showSecret} ${label}` });
    for (const label of ["PIN", "Webhook secret URL", "Password"])
      await expect(canvas.getByLabelText(label)).toHaveAttribute("type", "password");
    await expect(canvas.getByLabelText("PIN")).toHaveAttribute("autocomplete", "one-time-code");
    await expect(canvas.getByLabelText("User")).not.toHaveAttribute("data-masked");
    const lines = canvas.getByLabelText("Private key");
    await expect(lines).toHaveAttribute("data-masked");
    await expect(getComputedStyle(lines).getPropertyValue("-webkit-text-security")).toBe("disc");
  },
};

/** Submit alone sends nothing: the box takes the focus, Enter does nothing on it, Space ticks it. */
export const SecondAct: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await enter(context);
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await box(context)).toHaveFocus());
    await waitFor(async () =>
      expect(await box(context)).toHaveAccessibleDescription(en.secretsHeldBack),
    );
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(await box(context)).not.toBeChecked();
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard(" ");
    await waitFor(async () => expect(await box(context)).toBeChecked());
    await waitFor(() => expect(canvas.queryByText(en.secretsHeldBack)).toBeNull());
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { apiKey: SECRET },
    });
    await expectGone(context);
  },
};

/** The box stands there, not ticked yet. */
export const HeldBack: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    await enter(context);
    await press(context, en.submit);
    await context.canvas.findByText(en.secretsHeldBack);
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

/** What was ticked can be taken back, and then nothing goes. */
export const TakenBack: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    await enter(context);
    await context.userEvent.click(await box(context));
    await context.userEvent.click(await box(context));
    await expect(await box(context)).not.toBeChecked();
    await press(context, en.submit);
    await context.canvas.findByText(en.secretsHeldBack);
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

/** Nothing secret was entered, or no more: one press sends. */
export const LeftEmpty: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await enter(context);
    await box(context);
    await userEvent.clear(key(context));
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.type(canvas.getByRole("textbox", { name: "Calendar" }), "Work");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { calendar: "Work" },
    });
  },
};

/** To say no is one press, whatever was entered. */
export const Declined: Story = {
  play: async (context) => {
    await enter(context);
    await press(context, en.decline);
    await context.canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "decline" });
    await expectGone(context);
  },
};

/** What failed to be sent is sent again without being asked about again. */
export const FailedSend: Story = {
  tags: ["!autodocs"],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    mocked(args.onRespond).mockRejectedValueOnce(new Error("The connection was lost."));
    await enter(context);
    await userEvent.click(await box(context));
    await press(context, en.submit);
    await canvas.findByText(en.failed);
    await expect(key(context)).toHaveValue(SECRET);
    await expect(await box(context)).toBeChecked();
    await press(context, en.resend);
    await canvas.findByText(en.sent);
  },
};

/** The question says nothing of it, the message does. */
export const AskedByTheMessage: Story = {
  args: {
    request: {
      message: "Please enter the password of your mailbox.",
      requestedSchema: { type: "object", properties: { value: { type: "string" } } },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await canvas.findByText(en.secretAsked.password);
    await userEvent.type(canvas.getByLabelText("value"), "x{Enter}");
    await canvas.findByText(en.secretsHeldBack);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Refused by the host: it says so, takes nothing, and is declined or cancelled by the person alone. */
export const Refused: Story = {
  args: { secrets: "refuse" },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const notice = await canvas.findByRole("alert");
    await expect(notice).toHaveTextContent(en.secretsRefused);
    await expect(key(context)).toHaveAttribute("readonly");
    const submit = canvas.getByRole("button", { name: en.submit });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(submit);
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(args.onRespond).not.toHaveBeenCalled();
    await press(context, en.cancel);
    await canvas.findByText(en.cancelled, { selector: "[role=status]" });
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "cancel" });
  },
};

/** How it stands before anything was pressed. */
export const RefusedAtFirst: Story = {
  tags: ["!autodocs"],
  args: { secrets: "refuse" },
  play: async ({ canvas }) => {
    await canvas.findByText(en.secretsRefused, { exact: false });
  },
};

/** A refused form takes no answer of any kind. */
export const RefusedCheckbox: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    secrets: "refuse",
    request: {
      message: "Sign in?",
      requestedSchema: {
        type: "object",
        properties: {
          password: { type: "string", title: "Password" },
          stay: { type: "boolean", title: "Stay signed in", default: false },
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(en.secretsRefused, { exact: false });
    const stay = canvas.getByRole("checkbox", { name: "Stay signed in" });
    await expect(stay).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(stay);
    await expect(stay).not.toBeChecked();
  },
};

/** A host that refuses secrets is answered as ever where none is asked for. */
export const NothingToRefuse: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    secrets: "refuse",
    request: {
      message: "Which calendar?",
      requestedSchema: {
        type: "object",
        properties: { calendar: { type: "string", title: "Calendar" } },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Calendar" }), "Work");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(canvas.queryByText(en.secretsTitle, { exact: false })).toBeNull();
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

/** Looked over before it is sent, it is hidden, and the box stands beside Send. */
export const InReview: Story = {
  args: { review: true },
  play: async (context) => {
    const { args, canvas } = context;
    await enter(context);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await pressWhenReady(context, en.submit);
    await canvas.findByRole("heading", { name: en.reviewTitle });
    await expect(canvas.getByText(en.hidden)).toBeVisible();
    await expect(canvas.queryByText(SECRET)).toBeNull();
    await pressWhenReady(context, en.send);
    await waitFor(async () => expect(await box(context)).toHaveFocus());
    await expect(args.onRespond).not.toHaveBeenCalled();
    await context.userEvent.keyboard(" ");
    await press(context, en.send);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { apiKey: SECRET },
    });
  },
};

/** In steps it is asked about where the answers are sent. */
export const InSteps: Story = {
  args: {
    steps: 1,
    request: {
      ...apiKey,
      requestedSchema: {
        type: "object",
        properties: {
          apiKey: { type: "string", title: "API key" },
          calendar: { type: "string", title: "Calendar" },
        },
      },
    },
  },
  play: async (context) => {
    const { args, canvas } = context;
    await enter(context);
    await pressWhenReady(context, en.next);
    await canvas.findByRole("textbox", { name: "Calendar" });
    await box(context);
    await pressWhenReady(context, en.submit);
    await waitFor(async () => expect(await box(context)).toHaveFocus());
    await expect(args.onRespond).not.toHaveBeenCalled();
    await context.userEvent.keyboard(" ");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
  },
};

const stored = new Map<string, string>();
const storage: ElicitationStorage = {
  get: (name) => stored.get(name),
  set: (name, value) => void stored.set(name, value),
  remove: (name) => void stored.delete(name),
};

/** Neither a draft nor an earlier answer: of what was typed only the rest is kept. */
export const NeverKept: Story = {
  tags: ["!autodocs"],
  args: { storage, saveDrafts: true, rememberAnswers: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const kept = () => [...stored.values()].join(" ");
    stored.clear();
    await userEvent.type(canvas.getByRole("textbox", { name: "Calendar" }), "Work");
    await enter(context);
    await waitFor(() => expect(kept()).toContain("Work"));
    await expect(kept()).not.toContain(SECRET);
    await userEvent.click(await box(context));
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await waitFor(() => expect(kept()).toContain("Work"));
    await expect(kept()).not.toContain(SECRET);
  },
};
