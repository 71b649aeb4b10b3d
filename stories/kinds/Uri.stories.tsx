import type { Meta } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { freshRequest } from "../freshRequest";
import { textBox, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Web address",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A URI: `format: "uri"`. Renders a `<textarea>` of one row that grows with its text; the address is text to send, nothing is opened. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "string", format: "uri" },
  title: "Web page",
  default: "https://example.com/tables",
  ...textBox,
  answer: typing("https://example.org/?q=1#top"),
  filled: "https://example.org/?q=1#top",
  invalid: { enter: typing("example.org"), error: en.notAUri },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
