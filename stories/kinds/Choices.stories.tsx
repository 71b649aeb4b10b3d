import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { checkboxes, checking, showsCheckboxes } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Several of few",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'Any number of up to ten options: `type: "array"` with the options in `items`, and `minItems` and `maxItems`. Renders a group of checkboxes (Radix\'s Toggle) with a live count. Left empty, an optional one is not answered, whatever `minItems` says. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const allergies = [
  { const: "nuts", title: "Nuts" },
  { const: "gluten", title: "Gluten" },
  { const: "shellfish", title: "Shellfish" },
  { const: "milk", title: "Milk" },
];

const states = statesOf({
  property: { type: "array", items: { anyOf: allergies }, minItems: 2, maxItems: 3 },
  title: "Allergies",
  default: ["nuts", "shellfish"],
  ...checkboxes,
  answer: checking("Gluten", "Nuts"),
  // In the order of the options.
  filled: ["nuts", "gluten"],
  clear: checking("Nuts", "Shellfish"),
  shows: (asked, value) => {
    const chosen = allergies.filter((each) =>
      (value as string[] | undefined)?.includes(each.const),
    );
    return showsCheckboxes(asked, ...chosen.map((each) => each.title));
  },
  invalid: { enter: checking("Milk"), error: en.tooFew(2, "Allergies") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** The count goes with every choice; the last one taken back is no answer again. */
export const Counted: Story = {
  args: states.Empty.args,
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Nuts", "Gluten", "Milk"]) {
      await userEvent.click(canvas.getByRole("checkbox", { name }));
    }
    await expect(canvas.getByText(en.chosen(3))).toHaveRole("status");
    await expect(canvas.getByText(en.choose(2, 3), { exact: false })).toBeVisible();
  },
};
