import type { Meta } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { freshRequest } from "../freshRequest";
import { textBox, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Long text",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "A text of several lines: a string whose `maxLength`, `minLength` or default suggests one. Renders a `<textarea>`, in which Enter starts a new line. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "string", maxLength: 500 },
  title: "Wishes for the evening",
  default: "A quiet table, please.\nWe come by train.",
  ...textBox,
  answer: typing("A high chair.{Enter}A place for a pram."),
  filled: "A high chair.\nA place for a pram.",
  invalid: { error: en.requiredOrEmpty("Wishes for the evening") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
