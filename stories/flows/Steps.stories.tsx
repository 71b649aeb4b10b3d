import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, waitFor, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { arabicBooking, journey, manyFields } from "../requests/forms";
import { tableBooking } from "../requests/tableBooking";
import { pressWhenReady, reviewed } from "./support";

const meta = {
  title: "Examples/Flows/Steps",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: journey, requester, onRespond: fn(), steps: 5 },
  parameters: {
    docs: {
      description: {
        component: `With \`steps\`, a long form is asked a few questions at a time: so many as the number says, or with \`true\` about five. Next checks the questions on show, as Submit does with all; Back goes back with nothing lost; under "All steps" stands how each of them is, and the way to every one that was seen. Submit comes with the last step, so that no default is sent that nobody could see. It checks everything, and goes to the first wrong answer wherever that is; from then on every step has it.

**Use it** for more questions than fit a screen, about ten and more, most of all in a narrow panel.

**Leave it out** where answers belong together or must be compared: what is out of sight is out of mind. A form with no more questions than a step is asked at once, whatever the option says.

The steps are drawn by \`<ElicitationForm.Fields>\`; a layout without that part has none.`,
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = ({ canvas }: Person, name: string) => canvas.getByRole("textbox", { name });

/** Waits for a step, which its heading says and has the focus. */
async function onStep({ canvas }: Person, step: string): Promise<void> {
  const heading = await canvas.findByRole("heading", { name: step });
  await waitFor(() => expect(heading).toHaveFocus());
}

async function next(person: Person, step: string): Promise<void> {
  await press(person, en.next);
  await onStep(person, step);
}

const STEPS = [
  "Step 1 of 4 · Fields 1–5 of 18",
  "Step 2 of 4 · Fields 6–10 of 18",
  "Step 3 of 4 · Fields 11–15 of 18",
  "Step 4 of 4 · Fields 16–18 of 18",
] as const;

/** Answers what the first step needs. */
async function fillFirst(person: Person): Promise<void> {
  const { canvas, userEvent } = person;
  await canvas.findByRole("heading", { name: STEPS[0] });
  await userEvent.type(box(person, "Name"), "Rose");
  await userEvent.type(box(person, "E-mail"), "rose@example.com");
  await userEvent.click(canvas.getByRole("radio", { name: "Rome" }));
}

async function toTheEnd(person: Person): Promise<void> {
  await fillFirst(person);
  for (const step of STEPS.slice(1)) await next(person, step);
}

async function unfoldSteps({ canvas, userEvent }: Person): Promise<HTMLElement> {
  await userEvent.click(canvas.getByText(en.allSteps));
  return canvas.getByRole("list");
}

const states = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((item) => item.innerText.trim().replace(/\s+/g, " "));

export const First: Story = {
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("heading", { name: STEPS[0] });
    await expect(box(context, "Name")).toBeVisible();
    await expect(canvas.queryByLabelText("Day")).toBeNull();
    for (const action of [en.next, en.decline, en.cancel])
      await expect(canvas.getByRole("button", { name: action })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
    await expect(canvas.queryByRole("button", { name: en.back })).toBeNull();
    // A form that appears takes the focus from nobody.
    await expect(document.body).toHaveFocus();
  },
};

/** Next checks what is on show, and only that. */
export const Refused: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole("heading", { name: STEPS[0] });
    await press(context, en.next);
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(en.problems(3));
    await waitFor(() => expect(box(context, "Name")).toHaveFocus());
    // Mended, it is off the list at once.
    await userEvent.keyboard("R");
    await waitFor(() => expect(alert).toHaveTextContent(en.problems(2)));
    await expect(canvas.getByRole("heading", { name: STEPS[0] })).toBeVisible();
  },
};

/** Enter in a text box goes to the next step; what was entered stays where it is. */
export const ByEnter: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillFirst(context);
    await userEvent.type(box(context, "Name"), "mary{Enter}");
    await onStep(context, STEPS[1]);
    await expect(canvas.queryByRole("textbox", { name: "Name" })).toBeNull();
    await press(context, en.back);
    await onStep(context, STEPS[0]);
    await expect(box(context, "Name")).toHaveValue("Rosemary");
    await expect(canvas.getByRole("radio", { name: "Rome" })).toBeChecked();
    // At the first step there is no way back.
    await expect(canvas.queryByRole("button", { name: en.back })).toBeNull();
  },
};

/** All of it is sent at the end, untouched defaults of every step as well. */
export const Sent: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await toTheEnd(context);
    await expect(canvas.queryByRole("button", { name: en.next })).toBeNull();
    await pressWhenReady(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: {
        name: "Rose",
        email: "rose@example.com",
        to: "Rome",
        adults: 1,
        class: "Second",
        quiet: true,
      },
    });
  },
};

/** How each step is, and the way to those that were seen. */
export const AllSteps: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fillFirst(context);
    await next(context, STEPS[1]);
    const list = await unfoldSteps(context);
    await expect(states(list)).toEqual([
      "Fields 1 to 5 3 of 5 answered",
      "Fields 6 to 10 2 of 5 answered",
      `Fields 11 to 15 ${en.stepUnseen}`,
      `Fields 16 to 18 ${en.stepUnseen}`,
    ]);
    await expect(within(list).getAllByRole("button")).toHaveLength(2);
    await expect(canvas.getByRole("button", { name: /6 to 10/ })).toHaveAttribute(
      "aria-current",
      "step",
    );
    const first = canvas.getByRole("button", { name: "Fields 1 to 5" });
    await expect(first).toHaveAccessibleDescription("3 of 5 answered");
    await press(context, "Fields 1 to 5");
    await onStep(context, STEPS[0]);
  },
};

/** Submit checks everything, and goes to what is wrong wherever it is; then each step has it. */
export const WrongElsewhere: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await toTheEnd(context);
    const list = await unfoldSteps(context);
    await userEvent.click(within(list).getByRole("button", { name: /1 to 5/ }));
    await onStep(context, STEPS[0]);
    await userEvent.clear(box(context, "E-mail"));
    await userEvent.type(box(context, "E-mail"), "rose");
    await userEvent.click(within(list).getByRole("button", { name: /16 to 18/ }));
    await onStep(context, STEPS[3]);
    await expect(states(list)[0]).toBe("Fields 1 to 5 Check 1 answer");
    await pressWhenReady(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.notAnEmail);
    await waitFor(() => expect(box(context, "E-mail")).toHaveFocus());
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.type(box(context, "E-mail"), "@example.com");
    await pressWhenReady(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
  },
};

/** With `review`: from what will be sent to one question of any step, and straight back. */
export const WithReview: Story = {
  args: { review: true },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await toTheEnd(context);
    await reviewed(context);
    await expect(canvas.getAllByRole("term")).toHaveLength(6);
    await expect(canvas.queryByText(en.allSteps)).toBeNull();
    await press(context, en.changeAnswer("Name"));
    await waitFor(() => expect(box(context, "Name")).toHaveFocus());
    await expect(canvas.getByRole("heading", { name: STEPS[0] })).toBeVisible();
    await userEvent.type(box(context, "Name"), "mary");
    await reviewed(context);
    await pressWhenReady(context, en.send);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: expect.objectContaining({ name: "Rosemary" }) as unknown,
    });
  },
};

/** A form with no more questions than a step is asked at once. */
export const TooFew: Story = {
  args: { request: tableBooking },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: en.submit })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 3 })).toBeNull();
  },
};

/** `true` makes the steps, and leaves none of them with one question. */
export const ByItself: Story = {
  args: { steps: true, request: manyFields },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "Step 1 of 12 · Fields 1–5 of 60" }),
    ).toBeVisible();
  },
};

export const Declined: Story = {
  play: async (context) => {
    await fillFirst(context);
    await next(context, STEPS[1]);
    await press(context, en.decline);
    await context.canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

/** What can only be read can be read to the end. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole("heading", { name: STEPS[0] });
    const list = await unfoldSteps(context);
    await userEvent.click(within(list).getByRole("button", { name: /16 to 18/ }));
    await onStep(context, STEPS[3]);
    await expect(box(context, "Notes")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: en.next })).toBeNull();
  },
};

export const Dark: Story = { ...AllSteps, globals: { theme: "dark" } };

export const Narrow: Story = { ...AllSteps, globals: { width: "280px" } };

export const RightToLeft: Story = {
  args: { request: arabicBooking, steps: 2 },
  globals: { direction: "rtl" },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole("heading", { name: "Step 1 of 3 · Fields 1–2 of 5" });
    await userEvent.type(canvas.getAllByRole("textbox")[0]!, "ليلى");
    await next(context, "Step 2 of 3 · Fields 3–4 of 5");
  },
};
