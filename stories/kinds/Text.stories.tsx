import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { textBox, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Text",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A short text: `type: "string"`, with `minLength` and `maxLength` in Unicode characters. Renders an `<input>`. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: {
    type: "string",
    description: "It stands on the card at the door.",
    minLength: 3,
    maxLength: 20,
  },
  title: "Name for the table",
  default: "Window table",
  ...textBox,
  answer: typing("Corner table"),
  filled: "Corner table",
  invalid: { enter: typing("ab"), error: en.tooShort(3, 2) },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** Close to the limit the characters left are counted, as Unicode counts them. */
export const NearTheLimit: Story = {
  args: states.Empty.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "The round table 🪴");
    await expect(canvas.getByText(en.charactersLeft(3))).toHaveRole("status");
    await userEvent.keyboard(" at 8");
    await expect(canvas.getByText(en.charactersOver(2))).toBeVisible();
  },
};

/** Once a field was left it says what is wrong, and stops saying so as soon as it is mended. */
export const Left: Story = {
  args: states.Empty.args,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, "a");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.tooShort(3, 1));
    await userEvent.type(box, "bc");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(box).not.toHaveAttribute("aria-invalid");
    await userEvent.type(box, "{Backspace}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.tooShort(3, 2));
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(en.tooShort(3, 2)));
  },
};

/** Enter in a single line submits, without what nobody typed being trimmed or added. */
export const Enter: Story = {
  args: states.Empty.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "  Nook  {Enter}");
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "  Nook  " },
    });
  },
};

/** A required text that may be empty: Submit asks for it once, with a way to leave it empty. */
export const LeftEmpty: Story = {
  args: {
    ...states.Empty.args,
    request: {
      message: "Anything else for the kitchen?",
      requestedSchema: {
        type: "object",
        properties: {
          note: { type: "string", title: "Note" },
          guests: { type: "integer", title: "Guests", default: 2 },
        },
        required: ["note", "guests"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const box = canvas.getByRole("textbox", { name: "Note" });
    const name = `${en.leaveEmpty} Note`;
    await expect(canvas.queryByRole("button", { name })).toBeNull();
    await press(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.requiredOrEmpty("Note"));
    await expect(box).toHaveFocus();
    const leave = canvas.getByRole("button", { name, pressed: false });
    await userEvent.tab();
    await expect(leave).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
    await expect(leave).toHaveAttribute("aria-pressed", "true");
    await expect(box).toHaveAttribute("placeholder", en.emptyOption);
    // A second press takes it back, and so does a text, which takes the button with it.
    await userEvent.keyboard(" ");
    await expect(leave).toHaveAttribute("aria-pressed", "false");
    await expect(box).not.toHaveAttribute("placeholder");
    await userEvent.type(box, "x");
    await waitFor(() => expect(canvas.queryByRole("button", { name })).toBeNull());
    await userEvent.type(box, "{Backspace}");
    await userEvent.click(canvas.getByRole("button", { name, pressed: false }));
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { note: "", guests: 2 },
    });
  },
};

/** A default of nothing is an answer, and is sent. The box says so. */
export const EmptyDefault: Story = {
  args: {
    ...states.Empty.args,
    request: {
      message: "How shall I save the file?",
      requestedSchema: {
        type: "object",
        properties: {
          prefix: { type: "string", title: "Prefix", default: "" },
          suffix: { type: "string", title: "Suffix" },
        },
        required: ["prefix"],
      },
    },
  },
  play: async (context) => {
    const { args, canvas } = context;
    const box = canvas.getByRole("textbox", { name: "Prefix" });
    await expect(box).toHaveAttribute("placeholder", en.emptyOption);
    await expect(canvas.getByRole("textbox", { name: "Suffix" })).not.toHaveAttribute(
      "placeholder",
    );
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { prefix: "" },
    });
  },
};

/** What only the server can check is said. A pattern that is checked here needs no word. */
export const PatternForTheServer: Story = {
  args: {
    ...states.Empty.args,
    request: {
      message: "Which branch?",
      requestedSchema: {
        type: "object",
        properties: {
          branch: { type: "string", title: "Branch", pattern: "^[a-z/]+$" },
          tag: { type: "string", title: "Tag", pattern: "(?<=v)\\d" },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(en.uncheckedPattern);
    await expect(canvas.getByRole("textbox", { name: "Tag" })).toHaveAccessibleDescription(
      expect.stringContaining(en.uncheckedPattern),
    );
    await expect(canvas.getAllByText(en.uncheckedPattern)).toHaveLength(1);
  },
};
