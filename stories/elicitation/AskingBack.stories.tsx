import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Elicitation,
  ElicitationDialog,
  ElicitationProvider,
  en,
  type OnAskBack,
} from "react-elicitation";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { askingAny, inView, OWN_PAGE } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { choose, type Person, press } from "../Person";
import { tableBooking } from "../requests/tableBooking";
import { requester } from "../requester";

const REPLY = "The terrace is heated, and partly covered. You can change your mind when you come.";

/** A model that says a few words at a time. */
const reply: OnAskBack = async function* () {
  yield* REPLY.split(/(?<= )/);
};

/** The person stops the reply: what a reply waits for that comes no further. */
const stopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

const meta = {
  title: "Examples/Elicitation/Asking back",
  component: Elicitation,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn(), onAskBack: fn(reply) as OnAskBack },
  parameters: {
    ...inView,
    docs: {
      description: {
        component:
          "With `onAskBack` a person can question whoever asks, or the model of the chat, before they answer. What is said streams beneath the question, is marked as no answer, and never becomes one. It is shown as text, in a box of one height, so that it moves no button, and ends with the question. A form or a consent by itself, outside `<Elicitation>` and `<ElicitationDialog>`, has none.",
      },
    },
  },
} satisfies Meta<typeof Elicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = "Is the terrace warm?";

async function open(person: Person) {
  const toggle = await person.canvas.findByRole("button", { name: en.askBack });
  await person.userEvent.click(toggle);
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  const box = person.canvas.getByRole("textbox", { name: en.askBackText });
  await expect(box).toHaveFocus();
  return box;
}

const logOf = ({ canvas }: Person) => canvas.getByRole("log", { name: en.askBackLog });

/** One button, beneath what is asked. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: en.askBack });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("log")).toBeNull();
  },
};

/** What is said stands beneath what was asked; nothing of either is in what is sent. */
export const Replied: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const box = await open(context);
    await userEvent.type(box, QUESTION);
    await press(context, en.askBackSend);
    await within(logOf(context)).findByText(REPLY);
    await expect(logOf(context)).toHaveTextContent(QUESTION);
    await expect(box).toHaveValue("");
    await expect(args.onAskBack).toHaveBeenCalledOnce();
    await expect(args.onAskBack).toHaveBeenCalledWith(
      QUESTION,
      expect.objectContaining({ request: args.request, requester, field: undefined }),
    );
    await expect(args.onRespond).not.toHaveBeenCalled();
    await expect(canvas.getByText(en.askBackNote)).toBeVisible();
  },
};

/** It belongs to no form: Enter asks, and sends none. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context;
    const toggle = await canvas.findByRole("button", { name: en.askBack });
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    const box = canvas.getByRole<HTMLTextAreaElement>("textbox", { name: en.askBackText });
    await expect(box).toHaveFocus();
    await userEvent.keyboard("Is it{Shift>}{Enter}{/Shift}warm?");
    await expect(box.form).toBeNull();
    const form = canvasElement.querySelector("form")!;
    await expect(JSON.stringify([...new FormData(form)])).not.toContain("warm");
    await userEvent.keyboard("{Enter}");
    await within(logOf(context)).findByText(REPLY);
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** About one of the questions: the host learns which. */
export const AboutOneQuestion: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    const box = await open(context);
    await choose(context, en.askBackAbout, "Guests");
    await userEvent.type(box, "With children?{Enter}");
    await within(logOf(context)).findByText(REPLY);
    await expect(logOf(context)).toHaveTextContent("Guests");
    await expect(args.onAskBack).toHaveBeenCalledWith(
      "With children?",
      expect.objectContaining({ field: expect.objectContaining({ label: "Guests" }) }),
    );
  },
};

/** While it comes it can be stopped, and nothing that streams moves the buttons. */
export const Stopped: Story = {
  args: {
    onAskBack: async function* (_, { signal }) {
      yield "One moment. ".repeat(40);
      await stopped(signal);
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await open(context);
    await userEvent.type(box, `${QUESTION}{Enter}`);
    const submit = canvas.getByRole("button", { name: en.submit });
    const before = submit.getBoundingClientRect().top;
    await waitFor(() => expect(logOf(context)).toHaveTextContent("One moment."));
    await expect(submit.getBoundingClientRect().top).toBe(before);
    await press(context, en.askBackStop);
    await within(logOf(context)).findByText(en.askBackStopped);
    await expect(submit.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole("button", { name: en.askBackSend })).toBeVisible();
  },
};

/** What a person has selected of a reply stays so as the reply grows long, and can be unfolded. */
export const GrowsLong: Story = {
  args: {
    onAskBack: async function* (_, { signal }) {
      yield "One moment. ".repeat(40);
      await waitFor(() => expect(String(getSelection())).toContain("moment"));
      yield "One moment. ".repeat(400);
      await stopped(signal);
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await open(context);
    await userEvent.type(box, `${QUESTION}{Enter}`);
    const said = await within(logOf(context)).findByText(/One moment/);
    getSelection()!.selectAllChildren(said);
    const unfold = await canvas.findByRole("button", { name: /^Show/ });
    await expect(said).toBeInTheDocument();
    await expect(String(getSelection())).toContain("moment");
    await userEvent.click(unfold);
    await expect(said).toHaveFocus();
  },
};

/** Where there is no reply, that is said, and what was asked is there still. */
export const Failed: Story = {
  args: { onAskBack: () => Promise.reject(new Error("Offline")) },
  play: async (context) => {
    const box = await open(context);
    await context.userEvent.type(box, `${QUESTION}{Enter}`);
    await within(logOf(context)).findByText(en.askBackFailed);
    await expect(box).toHaveValue(QUESTION);
  },
};

/** A reply is text: no markup, no link, and what is hidden in it is seen. */
export const Hostile: Story = {
  args: {
    onAskBack: () =>
      "<img src=x onerror=alert(1)> [Open](https://evil.example) \u202Egnp.exe " +
      "Danger is over. ".repeat(200),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const box = await open(context);
    await userEvent.type(box, `${QUESTION}{Enter}`);
    const log = logOf(context);
    await waitFor(() => expect(log).toHaveTextContent("<img src=x onerror=alert(1)>"));
    await expect(log.querySelector("img, a")).toBeNull();
    await expect(log).not.toHaveTextContent("\u202E");
    await expect(canvas.getByRole("button", { name: /^Show/ })).toBeVisible();
  },
};

/** Of a page to open, too: what is said changes neither the verdict nor when Open can be pressed. */
export const PageToOpen: Story = {
  args: askingAny(OWN_PAGE),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const box = await open(context);
    await expect(canvas.queryByRole("combobox")).toBeNull();
    await userEvent.type(box, `${QUESTION}{Enter}`);
    await within(logOf(context)).findByText(REPLY);
    await expect(canvas.getByRole("button", { name: en.open })).toBeVisible();
    await press(context, en.decline);
    await canvas.findByText(en.declined);
    await expect(args.onRespond).toHaveBeenCalledOnce();
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
    // Nothing more is asked of what is over.
    await waitFor(() => expect(canvas.queryByRole("button", { name: en.askBack })).toBeNull());
  },
};

/** Said once, for all questions. */
export const ForAll: Story = {
  args: { onAskBack: undefined },
  render: (args) => (
    <ElicitationProvider onAskBack={reply}>
      <Elicitation {...args} />
    </ElicitationProvider>
  ),
  play: async (context) => {
    const box = await open(context);
    await context.userEvent.type(box, `${QUESTION}{Enter}`);
    await within(logOf(context)).findByText(REPLY);
  },
};

/** In a dialog Escape closes what was opened, not the dialog; and it is there after a fold. */
export const InADialog: Story = {
  args: { foldable: true },
  parameters: { story: { inline: false } },
  render: (args) => <ElicitationDialog {...args} />,
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog");
    const toggle = await screen.findByRole("button", { name: en.askBack });
    await userEvent.click(toggle);
    await userEvent.keyboard(`${QUESTION}{Enter}`);
    await screen.findByText(REPLY);
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(toggle).toHaveFocus();
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole("button", { name: en.fold }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: en.folded(requester.name) }));
    await screen.findByRole("dialog");
    await userEvent.click(await screen.findByRole("button", { name: en.askBack }));
    await expect(await screen.findByText(REPLY)).toBeVisible();
  },
};
