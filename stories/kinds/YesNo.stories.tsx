import type { Meta } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { freshRequest } from "../freshRequest";
import { choosing, clearing, radios, showsRadio } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Yes or no",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A yes or no without a default: `type: "boolean"`. Renders a group of two radios, Radix\'s Toggles, with nothing chosen. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "boolean" },
  title: "High chair needed?",
  ...radios,
  answer: choosing(en.no),
  filled: false,
  clear: clearing,
  shows: (asked, value) => {
    const word = value === true ? en.yes : en.no;
    return showsRadio(asked, typeof value === "boolean" ? word : (value as string | undefined));
  },
  invalid: { error: en.requiredChoice("High chair needed?") },
});

export const Empty = states.Empty;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
