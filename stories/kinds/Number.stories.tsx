import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { requester } from "../requester";
import { textBox, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Number",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A number: `type: "number"`, with `minimum` and `maximum`. Renders an `<input>` of text that keeps what is half typed and reads the decimal sign of the person\'s language; nothing is clamped or rounded. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: { type: "number", minimum: 0.1, description: "In kilograms." },
  title: "Weight",
  default: 3.14,
  ...textBox,
  answer: typing("2.5"),
  filled: 2.5,
  invalid: { enter: typing("12abc"), error: en.notANumber },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** What is typed stays, also where it is only the start of a number, or none at all. */
export const KeptAsTyped: Story = {
  args: states.Empty.args,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "1.");
    await expect(box).toHaveValue("1.");
    for (const text of ["-", "1e309", "0x10", "Infinity", "0.05"]) {
      await userEvent.clear(box);
      await userEvent.type(box, `${text}{Enter}`);
      await expect(box).toHaveValue(text);
      await waitFor(() => expect(box).toHaveAttribute("aria-invalid", "true"));
    }
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(en.tooSmall(0.1)));
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** The digit keyboards of phones have no minus, so they open only where no answer is negative. */
export const Signed: Story = {
  args: {
    requester,
    onRespond: () => {},
    request: {
      message: "How cold was it?",
      requestedSchema: {
        type: "object",
        properties: {
          longitude: { type: "number" },
          change: { type: "integer" },
          least: { type: "number", minimum: -5 },
          over: { type: "number", exclusiveMinimum: -10 },
          most: { type: "integer", maximum: 100 },
          count: { type: "integer", minimum: 0 },
          price: { type: "number", exclusiveMinimum: 0 },
          share: { type: "number", minimum: -1, exclusiveMinimum: 0 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const keyboards = canvas.getAllByRole("textbox").map((box) => box.getAttribute("inputmode"));
    const signed = ["text", "text", "text", "text", "text"];
    await expect(keyboards).toEqual([...signed, "numeric", "decimal", "decimal"]);
  },
};
