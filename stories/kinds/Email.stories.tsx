import type { Meta } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { freshRequest } from "../freshRequest";
import { textBox, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/E-mail address",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'An e-mail address: `format: "email"`. Renders a `<textarea>` of one row that grows with its text, because an `<input type="email">` shows another domain than it sends. It is checked by the form. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "string", format: "email", description: "For the confirmation." },
  title: "E-mail address",
  default: "tables@example.com",
  ...textBox,
  answer: typing("name@example.com"),
  filled: "name@example.com",
  invalid: { enter: typing("name@"), error: en.notAnEmail },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
