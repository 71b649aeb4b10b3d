import type { Meta, StoryObj } from "@storybook/react-vite";
import { en, type FormRequest } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { type Person, press } from "../Person";
import { tableBooking } from "../requests/tableBooking";
import { requester } from "../requester";
import { asking } from "./support";
import { RequestElicitation } from "../requestProps";

const two = asking("Where shall you sit?", {
  type: "string",
  title: "Where",
  enum: ["Indoors", "Terrace", "Garden"],
});

const mixed: FormRequest = {
  message: "A few things about your visit",
  requestedSchema: {
    type: "object",
    properties: {
      where: { type: "string", title: "Where", enum: ["Indoors", "Terrace", "Garden"] },
      quiet: { type: "boolean", title: "A quiet corner" },
      notes: { type: "string", title: "Notes", maxLength: 500 },
    },
    required: ["where", "quiet"],
  },
};

const twoChoices: FormRequest = {
  message: "Two things to choose",
  requestedSchema: {
    type: "object",
    properties: {
      where: { type: "string", title: "Where", enum: ["Indoors", "Terrace"] },
      when: { type: "string", title: "When", enum: ["At six", "At nine"] },
    },
  },
};

const meta = {
  title: "Examples/Flows/Shortcuts",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: { request: mixed, requester, onRespond: fn(), form: { shortcuts: true } },
  parameters: {
    docs: {
      description: {
        component: [
          "With `shortcuts` a form is answered by single keys: 1 to 9 choose an option of the choice in focus, or of the only one; Y and N answer a yes or no; 0 is “No answer”; Ctrl+Enter (Command+Enter) submits, also from a text box of several lines. The keys are drawn beside what they choose, and listed below, while a pointer or the focus is in the form.",
          "**Use it** for people who answer many questions at a keyboard. **Leave it off** where the form stands in a page that has single-key commands of its own and takes the focus by itself.",
          "A key counts only where it can have been aimed at this form: the focus is in it (WCAG 2.1.4 asks this of character keys), not in a text box, no other key is held with it, it is not a repeat of a key held down, nothing is being composed, no list is open, and no answer is on its way. Digits are read by their key where a layout has them behind Shift, and in every script. The letters for yes and no are words of the library (`strings.yesKey`), so that a language has its own. Nothing is on by default: a key that sends must be drawn.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of the keys, seen or not. */
const list = () => document.querySelector('[data-elicit="shortcuts"]');

/** The focus is in the form, on none of its questions, and the keys are there. */
async function ready({ canvas, userEvent }: Person): Promise<void> {
  await waitFor(() => expect(list()).not.toBeNull());
  await userEvent.click(canvas.getByRole("heading"));
}

const chosen = ({ canvas }: Person) =>
  canvas.queryAllByRole("radio", { checked: true }).map((radio) => radio.id.split("-").at(-1));

/** All of it: a choice, a yes or no, a text, and Ctrl+Enter from there. */
export const WholeForm: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await ready(context);
    await userEvent.keyboard("2");
    await expect(canvas.getByRole("radio", { name: "Terrace" })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "Terrace" })).toBeChecked();
    await userEvent.keyboard("y");
    await expect(canvas.getByRole("radio", { name: en.yes })).toBeChecked();
    await userEvent.keyboard("N");
    await expect(canvas.getByRole("radio", { name: en.no })).toBeChecked();
    // In a text box keys are text.
    const notes = canvas.getByRole("textbox", { name: "Notes" });
    await userEvent.type(notes, "3 y 1");
    await expect(notes).toHaveValue("3 y 1");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { where: "Terrace", quiet: false, notes: "3 y 1" },
    });
  },
};

/** Drawn while they work; each control says its key itself. */
export const Drawn: Story = {
  play: async (context) => {
    const { canvas } = context;
    await ready(context);
    await expect(canvas.getByRole("list", { name: en.shortcuts })).toBeVisible();
    const keys = canvas.getByRole("radio", { name: "Garden" }).closest("label");
    await expect(keys?.querySelector("[data-elicit=key]")).toBeVisible();
    await expect(keys?.querySelector("[data-elicit=key]")).toHaveTextContent("3");
    await expect(canvas.getByRole("radio", { name: "Garden" })).toHaveAttribute(
      "aria-keyshortcuts",
      "3",
    );
    await expect(canvas.getByRole("radio", { name: en.yes })).toHaveAttribute(
      "aria-keyshortcuts",
      en.yesKey,
    );
    await expect(canvas.getByRole("button", { name: en.submit })).toHaveAttribute(
      "aria-keyshortcuts",
      "Control+Enter Meta+Enter",
    );
  },
};

/** Away from the form no key is drawn, and none does anything. */
export const Elsewhere: Story = {
  render: (args) => (
    <>
      <button type="button">A button of the page</button>
      <RequestElicitation {...args} />
    </>
  ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await ready(context);
    await userEvent.click(canvas.getByRole("button", { name: "A button of the page" }));
    await userEvent.keyboard("1yn{Control>}{Enter}{/Control}");
    await expect(chosen(context)).toEqual([]);
    await expect(args.onRespond).not.toHaveBeenCalled();
    await expect(list()).not.toBeVisible();
  },
};

/** Of two choices, the one in focus; from anywhere else a digit could mean either, and means none. */
export const TwoChoices: Story = {
  args: { request: twoChoices },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ready(context);
    await userEvent.keyboard("1");
    // Both are left out, until a key has a question that it can mean.
    const leftOut = () => canvas.queryAllByRole("radio", { checked: true, name: en.noAnswer });
    await expect(leftOut()).toHaveLength(2);
    canvas.getByRole("radio", { name: "At six" }).focus();
    await userEvent.keyboard("2");
    await expect(canvas.getByRole("radio", { name: "At nine" })).toBeChecked();
    await expect(leftOut()).toHaveLength(1);
    await userEvent.keyboard("0");
    await expect(canvas.getByRole("radio", { name: "At nine" })).not.toBeChecked();
    await expect(leftOut()).toHaveLength(2);
    await userEvent.keyboard("8");
    await expect(leftOut()).toHaveLength(2);
  },
};

/** A yes or no with a default is a checkbox, and its keys set it. */
export const Checkbox: Story = {
  args: {
    request: asking("Shall I book it?", { type: "boolean", title: "Book", default: true }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ready(context);
    await userEvent.keyboard("n");
    await expect(canvas.getByRole("checkbox", { name: "Book" })).not.toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "Book" })).toHaveFocus();
    await userEvent.keyboard("yy");
    await expect(canvas.getByRole("checkbox", { name: "Book" })).toBeChecked();
  },
};

/** Ctrl+Enter that is refused says why, like Submit. */
export const Refused: Story = {
  args: { request: tableBooking },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await ready(context);
    await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
    await canvas.findByText(en.requiredText("Name for the table"));
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** On Decline, Enter was aimed at Decline, whatever is held with it. */
export const OnAnotherAction: Story = {
  args: { request: asking("Hello?", { type: "string", title: "Name" }, false) },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await ready(context);
    canvas.getByRole("button", { name: en.cancel }).focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onRespond).not.toHaveBeenCalledWith(
      expect.objectContaining({ action: "accept" }),
    );
  },
};

/** While an answer is on its way, and after it, no key does anything. */
export const Locked: Story = {
  args: { request: two },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await ready(context);
    await userEvent.keyboard("1");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await userEvent.keyboard("2{Control>}{Enter}{/Control}");
    await expect(canvas.getByRole("radio", { name: "Indoors" })).toBeChecked();
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(list()).toBeNull();
  },
};

const clock = new ManualClock();

/** With quick replies one key answers, and the moment to undo is the same. */
export const WithQuickReplies: Story = {
  args: { request: two, form: { shortcuts: true, quickReplies: true }, timers: clock },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await canvas.findByRole("button", { name: "Terrace" });
    await ready(context);
    await userEvent.keyboard("2");
    await expect(canvas.getByRole("button", { name: en.undo })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Terrace", pressed: true })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Terrace" })).toHaveFocus();
    await userEvent.keyboard("3");
    // Chosen by a key it waits for longer.
    for (let left = 20; left > 0; left -= 1) clock.pass(1_000);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "Garden" },
    });
  },
};

/** A language has its own letters for yes and no. */
export const OtherLetters: Story = {
  args: {
    request: asking("Shall I book it?", { type: "boolean", title: "Book" }),
    strings: { yesKey: "J", yes: "Ja", no: "Nein" },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ready(context);
    await userEvent.keyboard("y");
    await expect(chosen(context)).toEqual([]);
    await userEvent.keyboard("j");
    await expect(canvas.getByRole("radio", { name: "Ja" })).toBeChecked();
  },
};
