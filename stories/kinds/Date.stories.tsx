import type { Meta } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { freshRequest } from "../freshRequest";
import { entering, picker } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Date",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A day of the calendar: `format: "date"`. Renders the browser\'s own date picker and sends `YYYY-MM-DD`, which no time zone can shift. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "string", format: "date" },
  title: "Day",
  default: "2027-01-31",
  ...picker,
  answer: entering("2027-02-28"),
  filled: "2027-02-28",
  invalid: { error: en.requiredText("Day") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
