import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { textBox } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Outside the subset",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "A property that elicitation has no control for. Says so, and renders a `<textarea>` for a JSON value where one could be valid; where none can, it says that too. Nothing is dropped silently. The subset is that of [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: {},
  title: "Names on the list",
  default: ["one", "two"],
  ...textBox,
  // Typed "[" is written twice.
  answer: ({ canvas, userEvent, name }) =>
    userEvent.type(canvas.getByRole("textbox", { name }), '[["three", "four"]'),
  filled: ["three", "four"],
  shows: async (asked, value) => {
    const text = (textBox.control(asked) as HTMLTextAreaElement).value;
    await expect(text === "" ? undefined : JSON.parse(text)).toEqual(value);
  },
  invalid: {
    enter: ({ canvas, userEvent, name }) =>
      userEvent.type(canvas.getByRole("textbox", { name }), "three"),
    error: en.notJson,
  },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

const address = {
  message: "Where shall I send the invitation?",
  requestedSchema: {
    type: "object" as const,
    properties: { address: { type: "string", title: "Address", enum: [] } },
    required: ["address"],
  },
};

/** No answer is one of no options, so a required question leaves Decline and Cancel. */
export const Unanswerable: Story = {
  args: { ...states.Empty.args, request: address },
  play: async (context) => {
    await press(context, en.submit);
    await expect(await context.canvas.findByRole("alert")).toHaveTextContent(
      en.requiredUnanswerable,
    );
    await expect(context.args.onRespond).not.toHaveBeenCalled();
    await expect(context.canvas.getByRole("button", { name: en.decline })).toBeEnabled();
  },
};

/** An optional one that cannot be answered is left out, and the rest is sent. */
export const LeftOut: Story = {
  args: {
    ...states.Empty.args,
    request: { ...address, requestedSchema: { ...address.requestedSchema, required: [] } },
    onRespond: fn(),
  },
  play: async (context) => {
    await expect(context.canvas.getByText(en.unanswerable)).toBeVisible();
    await press(context, en.submit);
    await context.canvas.findByText(en.sent);
    await expect(context.args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} });
  },
};
