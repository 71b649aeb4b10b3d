import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { en, type FormRequest } from "react-elicitation";
import { expect, fn, screen } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { asking } from "./support";
import { RequestElicitation, RequestDialog } from "../requestProps";

const time = asking("Your table is ready to be booked.", {
  type: "string",
  title: "When will you come?",
  description: "The kitchen closes at 22:00.",
  oneOf: [
    { const: "18:00", title: "At six" },
    { const: "19:30", title: "At half past seven" },
    { const: "21:00", title: "At nine" },
  ],
});

const meta = {
  title: "Examples/Flows/Quick replies",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: { request: time, requester, onRespond: fn(), form: { quickReplies: true } },
  parameters: {
    docs: {
      description: {
        component: [
          "With `quickReplies` a form that is one choice of up to six options, or one yes or no, becomes a row of buttons: one press answers. The press is marked, and for five seconds, or 20 where it was chosen without a pointer, it can be undone (Undo has the focus, and Escape does the same); then the answer goes out, once. Every other form stays as it is.",
          "**Use it** in a chat, where most questions are one of a few and a choice with Submit below it is one act too many. **Do not use it** where an answer does harm that a moment's second thought would not catch, or where answers are compared with care: there the plain form is kinder. A longer moment is `{ undoFor: 20_000 }`; `{ undoFor: Infinity }` sends only by **Send now**.",
          "The countdown rests while a pointer is on it, and stops for good at any key that neither undoes nor sends, so nobody is rushed (WCAG 2.2.1). A default of the server is not chosen beforehand: it says whose suggestion it is. An optional question has “No answer”, which sends `content: {}`. Where the form is taken away, or its time is over, what was not sent yet is not sent: the request is still open, and a queue goes on with it.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = ({ canvas }: Person, name: string) => canvas.findByRole("button", { name });

/** Presses an answer, once the buttons are there. */
async function answer(person: Person, name: string): Promise<void> {
  await person.userEvent.click(await button(person, name));
}

const chosen = new ManualClock();

/** The press is marked, the seconds are shown, and the answer goes out when they are over. */
export const Choice: Story = {
  args: { timers: chosen },
  play: async (context) => {
    const { canvas, args } = context;
    const group = await canvas.findByRole("group", { name: "When will you come?" });
    await expect(group).toHaveAccessibleDescription("The kitchen closes at 22:00.");
    await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
    await expect(canvas.getByRole("button", { name: en.skip })).toBeVisible();
    await expect(canvas.getByRole("button", { name: en.cancel })).toBeVisible();

    await answer(context, "At nine");
    const nine = canvas.getByRole("button", { name: "At nine" });
    await expect(nine).toHaveAttribute("aria-pressed", "true");
    const undo = canvas.getByRole("button", { name: en.undo });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription(`${en.undoHint} ${en.sendingIn("At nine", 5)}`);
    await expect(canvas.getByText(en.sendingIn("At nine", 5))).toBeVisible();
    chosen.pass(1_000);
    await expect(canvas.getByText(en.sendingIn("At nine", 4))).toBeVisible();
    // What is heard does not change with every second.
    await expect(undo).toHaveAccessibleDescription(`${en.undoHint} ${en.sendingIn("At nine", 5)}`);
    chosen.pass(1_000);
    chosen.pass(1_000);
    chosen.pass(1_000);
    await expect(args.onRespond).not.toHaveBeenCalled();
    chosen.pass(1_000);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "21:00" },
    });
    await expect(nine).toHaveFocus();
    await expect(nine).toHaveAttribute("aria-pressed", "true");
    await answer(context, "At six");
    await expect(canvas.queryByRole("button", { name: en.undo })).toBeNull();
  },
};

/** The moment as it is seen. */
export const Moment: Story = {
  tags: ["!dev"],
  args: { timers: new ManualClock() },
  play: async (context) => {
    await answer(context, "At half past seven");
    await expect(context.canvas.getByRole("button", { name: en.undo })).toHaveFocus();
  },
};

export const YesOrNo: Story = {
  args: {
    request: asking("Shall I tell the kitchen of your allergy?", {
      type: "boolean",
      title: "Tell the kitchen",
    }),
  },
  play: async (context) => {
    const { args, canvas } = context;
    await answer(context, en.no);
    await press(context, en.sendNow);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: false },
    });
  },
};

const slip = new ManualClock();

/** Undone by the button or by Escape: nothing is sent, the focus is back, and this is announced. */
export const Undone: Story = {
  args: { timers: slip },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    // The form was on show for long enough to be pressed.
    slip.pass(500);
    await answer(context, "At six");
    await press(context, en.undo);
    const six = canvas.getByRole("button", { name: "At six" });
    await expect(six).toHaveFocus();
    await expect(six).not.toHaveAttribute("aria-pressed");
    await expect(canvas.getByText(en.takenBack)).toHaveRole("status");

    await answer(context, "At nine");
    await expect(canvas.queryByText(en.takenBack)).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "At nine" })).toHaveFocus();
    slip.pass(60_000);
    await expect(args.onRespond).not.toHaveBeenCalled();
    // With nothing to undo, Escape is not the form's.
    await userEvent.keyboard("{Escape}");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const second = new ManualClock();

/** Another answer pressed in the moment takes its place, with a moment of its own. */
export const SecondThought: Story = {
  args: { timers: second },
  play: async (context) => {
    const { args, canvas } = context;
    await answer(context, "At six");
    second.pass(3_000);
    await answer(context, "At nine");
    await expect(canvas.getByRole("button", { name: en.undo })).toHaveFocus();
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1);
    for (let left = 5; left > 1; left -= 1) second.pass(1_000);
    await expect(args.onRespond).not.toHaveBeenCalled();
    second.pass(1_000);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "21:00" },
    });
  },
};

const calm = new ManualClock();

/** A pointer that rests on the moment holds it; when it leaves, the whole of it begins again. */
export const RestingPointer: Story = {
  args: { timers: calm },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await answer(context, "At six");
    calm.pass(1_000);
    await userEvent.hover(canvas.getByRole("button", { name: en.undo }));
    await expect(canvas.getAllByText(en.waiting("At six"))[0]).toBeVisible();
    calm.pass(60_000);
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByRole("button", { name: en.undo }));
    await expect(canvas.getByText(en.sendingIn("At six", 5))).toBeVisible();
  },
};

const keyed = new ManualClock();

/** A key that neither undoes nor sends stops the countdown for good: then the person sends it. */
export const StoppedByAKey: Story = {
  args: { timers: keyed },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    keyed.pass(500);
    await answer(context, "At six");
    await userEvent.keyboard("{Shift}");
    await expect(canvas.getByText(en.sendingIn("At six", 5))).toBeVisible();
    for (const group of canvas.getAllByRole("group")) await expect(group).toHaveAccessibleName();
    await userEvent.tab();
    const send = canvas.getByRole("button", { name: en.sendNow });
    await expect(send).toHaveFocus();
    await expect(send).toHaveAccessibleDescription(en.waiting("At six"));
    await userEvent.hover(send);
    await userEvent.unhover(send);
    keyed.pass(60_000);
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

/** A default of the server is said to be its suggestion, and is neither chosen nor put first. */
export const Suggestion: Story = {
  args: {
    request: asking("Shall I book it?", { type: "boolean", title: "Book", default: true }, false),
  },
  play: async (context) => {
    const { args, canvas } = context;
    const yes = await button(context, en.yes);
    await expect(yes).toHaveAccessibleDescription(en.suggested);
    await expect(canvas.getByRole("button", { name: en.no })).not.toHaveAccessibleDescription();
    await expect(canvas.queryByRole("button", { pressed: true })).toBeNull();
    await answer(context, en.yes);
    await press(context, en.sendNow);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: true },
    });
  },
};

/** “No answer” leaves the question out, with its default. */
export const NoAnswer: Story = {
  args: Suggestion.args!,
  play: async (context) => {
    await answer(context, en.noAnswer);
    await press(context, en.sendNow);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};

/** To decline is another answer: it goes out at once, and takes the place of what was held. */
export const DeclinedInTheMoment: Story = {
  args: { timers: new ManualClock() },
  play: async (context) => {
    const { args, canvas } = context;
    (args.timers as ManualClock).pass(500);
    await answer(context, "At six");
    await press(context, en.skip);
    await canvas.findByText(en.declined);
    await expect(canvas.queryByRole("button", { name: en.undo })).toBeNull();
    (args.timers as ManualClock).pass(60_000);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** A send that fails says so; the answer is still marked, and can be pressed again. */
export const FailedOnce: Story = {
  beforeEach: ({ args }) => {
    (args.onRespond as ReturnType<typeof fn>).mockRejectedValueOnce(
      new Error("The connection was lost."),
    );
  },
  play: async (context) => {
    const { args, canvas } = context;
    await answer(context, "At nine");
    await press(context, en.sendNow);
    await canvas.findByText(en.failed);
    const nine = canvas.getByRole("button", { name: "At nine" });
    await expect(nine).toHaveFocus();
    await expect(nine).toHaveAttribute("aria-pressed", "true");
    await answer(context, "At nine");
    await press(context, en.sendNow);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(2);
  },
};

const late = new ManualClock();

/** Where the time to answer would be over first, the moment is shorter: the answer arrives. */
export const LittleTime: Story = {
  args: { timers: late, expiresAt: 3_500, locale: "en", timeZone: "UTC" },
  play: async (context) => {
    await answer(context, "At six");
    await expect(context.canvas.getByText(en.sendingIn("At six", 3))).toBeVisible();
    late.pass(500);
    late.pass(1_000);
    late.pass(1_000);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledTimes(1);
  },
};

const over = new ManualClock();

/** What is held when the time is over is not sent. */
export const Expired: Story = {
  args: { timers: over, expiresAt: 60_000, locale: "en", timeZone: "UTC" },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await answer(context, "At six");
    await userEvent.tab();
    over.pass(60_000);
    await canvas.findByText(en.expired);
    await expect(canvas.queryByRole("button", { name: en.sendNow })).toBeNull();
    await expect(canvas.getByRole("button", { name: "At six" })).toHaveFocus();
    await answer(context, "At nine");
    over.pass(60_000);
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Sent by the person alone, as long as they like to think. */
export const WithoutAnEnd: Story = {
  args: { form: { quickReplies: { undoFor: Infinity } }, timers: new ManualClock() },
  play: async (context) => {
    (context.args.timers as ManualClock).pass(500);
    await answer(context, "At six");
    (context.args.timers as ManualClock).pass(3_600_000);
    await expect(context.args.onRespond).not.toHaveBeenCalled();
    await press(context, en.sendNow);
    await context.canvas.findByText(en.sent);
  },
};

const away = new ManualClock();

/** Taken from the page within the moment, the answer is not sent, and the question is as it was. */
export const TakenAway: Story = {
  args: { timers: away },
  render: function TakenAway(args) {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setShown(!shown)}>
          Show or hide
        </button>
        {shown && <RequestElicitation {...args} />}
      </>
    );
  },
  play: async (context) => {
    await answer(context, "At six");
    await press(context, "Show or hide");
    away.pass(60_000);
    await press(context, "Show or hide");
    await expect(await button(context, "At six")).not.toHaveAttribute("aria-pressed");
    await expect(context.args.onRespond).not.toHaveBeenCalled();
  },
};

const dialog = new ManualClock();

/** In a dialog, Escape and a press outside undo first; neither cancels what was just answered. */
export const InADialog: Story = {
  tags: ["!autodocs"],
  args: { timers: dialog },
  render: (args) => <RequestDialog {...args} />,
  play: async ({ args, userEvent }) => {
    const person = { canvas: screen, userEvent } as unknown as Person;
    await screen.findByRole("dialog");
    await answer(person, "At six");
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("button", { name: "At six" })).toHaveFocus();
    await answer(person, "At six");
    await userEvent.click(document.querySelector('[data-elicit="overlay"]')!);
    await expect(screen.queryByRole("button", { name: en.undo })).toBeNull();
    dialog.pass(60_000);
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

const hostile: FormRequest = asking(
  "Which one?",
  {
    type: "string",
    title: "One",
    oneOf: [
      { const: "a", title: "Undo" },
      { const: "b", title: "\u202Elecnac" },
      { const: "c", title: "No answer", description: "Says the server." },
      { const: "d", title: "A very long answer ".repeat(12) },
    ],
  },
  false,
);

/** What a server names its options is text, and none of them is a button of ours. */
export const Hostile: Story = {
  args: { request: hostile, timers: new ManualClock() },
  play: async (context) => {
    const { canvas } = context;
    await answer(context, "Undo");
    const [option, undo] = canvas.getAllByRole("button", { name: "Undo" });
    await expect(option).toHaveAttribute("aria-pressed", "true");
    await expect(undo).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "⟨U+202E⟩lecnac" })).toBeVisible();
    const [theirs, ours] = canvas.getAllByRole("button", { name: en.noAnswer });
    await expect(theirs).toHaveAccessibleDescription("Says the server.");
    await expect(ours).toHaveAccessibleDescription(en.noAnswerHint);
  },
};

/** What takes more than one press stays the form it was. */
export const NotOnePress: Story = {
  args: {
    request: {
      message: "Your table",
      requestedSchema: {
        type: "object",
        properties: {
          time: { type: "string", title: "Time", enum: ["18:00", "21:00"] },
          name: { type: "string", title: "Name" },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "18:00" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: en.submit })).toBeVisible();
  },
};
