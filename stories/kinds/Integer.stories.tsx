import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect } from "storybook/test";
import { partsOf } from "../consent/support";
import { freshRequest } from "../freshRequest";
import { textBox, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Whole number",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A whole number: `type: "integer"`. Renders an `<input>` of text. With up to about 20 values it has a button on each side. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: { type: "integer", minimum: 1, maximum: 12 },
  title: "Guests",
  default: 4,
  ...textBox,
  answer: typing("6"),
  filled: 6,
  invalid: { enter: typing("3.7"), error: en.notAnInteger },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** The buttons count one by one within the range, and so do the arrow keys in the box. */
export const Stepper: Story = {
  args: states.Empty.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole("textbox");
    const [less, more] = partsOf(canvasElement, "step-button");
    const press = (button: HTMLElement | undefined) => userEvent.click(button!);
    // The first press answers with the minimum.
    await press(more);
    await expect(box).toHaveValue("1");
    await expect(less).toHaveAttribute("data-disabled");
    await press(more);
    await expect(box).toHaveValue("2");
    await userEvent.type(box, "{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(box).toHaveValue("3");
    await userEvent.clear(box);
    await userEvent.type(box, "11{ArrowUp}{ArrowUp}");
    await expect(box).toHaveValue("12");
    await expect(more).toHaveAttribute("data-disabled");
    await press(less);
    await expect(box).toHaveValue("11");
    // A screen reader and the Tab key have the box alone.
    await expect(canvas.queryByRole("button", { name: /[-+−]/ })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: en.submit })).toHaveFocus();
  },
};

/** A number whose limits are short stands at the end of the line of its label. */
export const Short: Story = {
  args: {
    ...states.Empty.args,
    request: {
      message: "How many seats does the hall have?",
      requestedSchema: {
        type: "object",
        properties: { answer: { type: "integer", title: "Seats", minimum: 0, maximum: 5000 } },
      },
    },
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText("Seats").getBoundingClientRect();
    const box = canvas.getByRole("textbox").getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(label.right);
    await expect(Math.abs(box.top + box.height / 2 - label.top - label.height / 2)).toBeLessThan(2);
  },
};

/** A number that is refused has no note that it will be sent. */
export const RefusedWithComma: Story = {
  args: states.Empty.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "3,7");
    await expect(canvas.queryByText(en.willBeSent("3.7"))).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText(en.notAnInteger)).toBeVisible();
    await expect(canvas.queryByText(en.willBeSent("3.7"))).toBeNull();
  },
};

/** A number of more digits than a computer keeps is refused, not rounded. */
export const TooManyDigits: Story = {
  args: {
    ...states.Empty.args,
    request: {
      message: "Which is the number of the booking?",
      requestedSchema: { type: "object", properties: { answer: { type: "integer" } } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "9007199254740993{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      en.inexactNumber(9007199254740992),
    );
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};
