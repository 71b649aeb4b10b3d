import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";

const days = { type: "string", enum: ["Monday", "Tuesday", "Friday"] };

const meta = {
  title: "Examples/Form/Limits",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: {
    requester,
    onRespond: fn(),
    request: {
      message: "What may it be?",
      requestedSchema: {
        type: "object",
        properties: {
          code: { type: "string", title: "Code", maxLength: 3 },
          letters: { type: "string", title: "Letters", pattern: "^[A-Z]+$" },
          least: { type: "number", title: "Least", minimum: 2 },
          most: { type: "number", title: "Most", maximum: 2 },
          above: { type: "number", title: "Above", exclusiveMinimum: 2 },
          below: { type: "number", title: "Below", exclusiveMaximum: 2 },
          fives: { type: "number", title: "Fives", multipleOf: 5 },
          days: { type: "array", title: "Days", maxItems: 1, items: days },
          list: { type: "array", title: "List", uniqueItems: true, items: { type: "string" } },
          other: { type: "array", title: "Other list", items: { type: "string" } },
        },
      },
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          "Every limit that a schema can set is said beside its question before anybody answers, and again, with what would be right, where an answer goes over it.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = "A line of a log\n".repeat(100_000);

/** A default that no text box holds is read in place, and goes back as it came unless it is cleared. */
export const LongDefault: Story = {
  args: {
    request: {
      message: "Is this the log?",
      requestedSchema: {
        type: "object",
        properties: { log: { type: "string", title: "Log", default: long } },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const log = canvas.getByRole("group", { name: "Log" });
    const before = log.textContent.length;
    await userEvent.click(within(log).getByRole("button"));
    await expect(log.textContent.length).toBeGreaterThan(before + 10_000);
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: { log: long } });
  },
};

/** Cleared, it gives a text box. */
export const LongDefaultCleared: Story = {
  ...LongDefault,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await press(context, en.clear("Log"));
    await expect(canvas.getByRole("textbox", { name: "Log" })).toHaveFocus();
    await userEvent.keyboard("Mine");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { log: "Mine" },
    });
  },
};

/** What is known before the first letter. */
export const Said: Story = {
  play: async ({ canvas }) => {
    for (const [name, limit] of [
      ["Least", en.atLeast(2)],
      ["Most", en.atMost(2)],
      ["Above", en.moreThan(2)],
      ["Below", en.lessThan(2)],
    ] as const) {
      await expect(canvas.getByRole("textbox", { name })).toHaveAccessibleDescription(
        expect.stringContaining(limit),
      );
    }
  },
};

/** Each answer is over its limit, and says by what. */
export const Exceeded: Story = {
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const answers = [
      ["Code", "Rosalind", en.tooLong(3, 8)],
      ["Letters", "abc", en.patternMismatch],
      ["Least", "1", en.tooSmall(2)],
      ["Most", "3", en.tooLarge(2)],
      ["Above", "2", en.notAbove(2)],
      ["Below", "2", en.notBelow(2)],
      ["Fives", "3", en.notAMultiple(5)],
      ["List", '["one", "one"]', en.duplicates],
      ["Other list", "5", en.wrongType(["array"])],
    ] as const;
    // These two have rows; as JSON they can be more wrong.
    await userEvent.click(await canvas.findByRole("button", { name: en.asJson }));
    for (const [name, answer] of answers) {
      const box = canvas.getByRole("textbox", { name });
      await userEvent.click(box);
      await userEvent.paste(answer);
    }
    for (const name of ["Monday", "Friday"]) {
      await userEvent.click(canvas.getByRole("checkbox", { name }));
    }
    await press(context, en.submit);
    await canvas.findByText(en.problems(answers.length + 1));
    for (const [name, , reason] of answers) {
      await expect(canvas.getByRole("textbox", { name })).toHaveAccessibleDescription(
        expect.stringContaining(reason),
      );
    }
    await expect(canvas.getByRole("group", { name: "Days" })).toHaveAccessibleDescription(
      expect.stringContaining(en.tooMany(1, "Days")),
    );
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};
