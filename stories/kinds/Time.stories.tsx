import type { Meta } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { freshRequest } from "../freshRequest";
import { entering, picker } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Time",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "A time of day: `format: \"time\"`, which MCP does not name and many servers send. Renders the browser's own time picker and sends what RFC 3339 calls a `full-time`, with seconds and the offset that the person's time zone has today; the zone is said beneath. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "string", format: "time" },
  title: "Time",
  default: "10:30:00Z",
  props: { timeZone: "UTC" },
  ...picker,
  answer: entering("16:45"),
  filled: "16:45:00+00:00",
  shows: (asked, value) =>
    picker.shows(asked, value === undefined ? value : String(value).slice(0, 5)),
  invalid: { error: en.requiredText("Time") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
