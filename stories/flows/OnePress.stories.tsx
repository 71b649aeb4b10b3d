import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { type Person, press } from "../Person";
import { requester } from "../requester";
import { RequestElicitation } from "../requestProps";
import { asking } from "./support";

const time = asking("Your table is ready to be booked.", {
  type: "string",
  title: "When will you come?",
  description: "The kitchen closes at 22:00.",
  oneOf: [
    { const: "18:00", title: "At six", description: "The terrace is still in the sun." },
    { const: "19:30", title: "At half past seven" },
    { const: "21:00", title: "At nine", description: "The last table of the evening." },
  ],
});

const meta = {
  title: "Examples/Flows/One press",
  component: RequestElicitation,
  decorators: [freshRequest],
  args: { request: time, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component: [
          "A form with exactly one field, which is required, has no default, and is a boolean or a choice of at most five options, shows each answer as a button. One press sends it, and so does its number key while the focus is in the card. Skip sends `decline`.",
          "`quickReplies={false}` turns it off. `quickReplies` (`true`) also takes optional fields and up to nine options. A choice with an option that asks for words is never shown so.",
        ].join("\n\n"),
      },
    },
  },
} satisfies Meta<typeof RequestElicitation>;

export default meta;
type Story = StoryObj<typeof meta>;

const reply = async ({ canvas }: Person, name: string) => {
  const button = await canvas.findByRole("button", { name });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
  return button;
};

/** Each option is a row with its number key, title and description. */
export const Choice: Story = {
  play: async (context) => {
    const { canvas } = context;
    const group = canvas.getByRole("group", { name: "When will you come?" });
    await expect(group).toHaveAccessibleDescription("The kitchen closes at 22:00.");
    await expect(canvas.queryByRole("button", { name: en.submit })).toBeNull();
    const six = await reply(context, "At six");
    await expect(six).toHaveAccessibleDescription("The terrace is still in the sun.");
    await expect(six.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** One press sends the answer. */
export const ChoiceSent: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(await reply(context, "At six"));
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "18:00" },
    });
  },
};

/** Yes and No are two buttons in a row, with Skip at its end. */
export const YesOrNo: Story = {
  args: {
    request: asking("The kitchen is full tonight.", {
      type: "boolean",
      title: "Wait for a table?",
    }),
  },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    const [yes, no, skip] = [
      await reply(context, en.yes),
      await reply(context, en.no),
      canvas.getByRole("button", { name: en.skip }),
    ];
    const tops = [yes, no, skip].map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(no);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: false },
    });
  },
};

/** The number keys work while the focus is in the card. */
export const NumberKeys: Story = {
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await reply(context, "At nine");
    await userEvent.keyboard("3");
    await expect(args.onRespond).not.toHaveBeenCalled();
    canvas.getByRole("button", { name: en.skip }).focus();
    await userEvent.keyboard("3");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "21:00" },
    });
  },
};

/** Each answer is a Tab stop, and Skip after them. Arrow keys do nothing, as in any group of buttons. */
export const TabStops: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    const first = await reply(context, "At six");
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    for (const name of ["At half past seven", "At nine", en.skip]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "21:00" },
    });
  },
};

/** An option that asks for words is no button: nothing could be said after the click. */
export const AsksForWords: Story = {
  args: {
    request: asking("Which database?", {
      type: "string",
      title: "Database",
      enum: ["Postgres", "SQLite", "Other"],
    }),
  },
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "Other" }));
    await expect(args.onRespond).not.toHaveBeenCalled();
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "Other" },
    });
  },
};

export const Skipped: Story = {
  tags: ["!dev", "!autodocs"],
  play: async (context) => {
    await reply(context, "At six");
    await press(context, en.skip);
    await context.canvas.findByText(en.declined, { selector: "[role=status]" });
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "decline" });
  },
};

let failures = 0;

/** A response that could not be sent can be sent again by any of the buttons. */
export const Failed: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    onRespond: fn(() =>
      failures++ === 0 ? Promise.reject(new Error("The connection was lost.")) : undefined,
    ),
  },
  beforeEach: () => void (failures = 0),
  play: async (context) => {
    const { canvas, args, userEvent } = context;
    await userEvent.click(await reply(context, "At six"));
    await canvas.findByRole("alert");
    await userEvent.click(await reply(context, "At nine"));
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenLastCalledWith({
      action: "accept",
      content: { answer: "21:00" },
    });
  },
};

/** `quickReplies` also takes an optional field, and up to nine options. */
export const Wanted: Story = {
  args: {
    form: { quickReplies: true },
    request: asking(
      "Which table?",
      { type: "integer", title: "Table", enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
      false,
    ),
  },
  play: async (context) => {
    await context.userEvent.click(await reply(context, "7"));
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: 7 },
    });
  },
};

/** `quickReplies={false}`: a choice and Submit. */
export const Off: Story = {
  args: { form: { quickReplies: false } },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole("radio", { name: "At six" }));
    await press(context, en.submit);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "18:00" },
    });
  },
};
