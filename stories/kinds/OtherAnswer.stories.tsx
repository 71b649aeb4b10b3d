import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { type Asked, choosing, clearing, radios, showsRadio, typing } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Other answer",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "A choice with an answer of one's own. Agents send a text field beside the choice, named `<key>__other` or marked with `_meta._askUserQuestionCustomAnswer`; it is folded into the choice as Other…, and the answer is sent under the key of the text field. Follows what agents of the Agent Client Protocol send.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const ownAnswer = ({ canvas, name }: Asked) =>
  canvas.getByRole("textbox", { name: en.otherAnswer(name) });

const answeringOther = (text: string) => async (asked: Asked) => {
  await choosing(en.other)(asked);
  await typing(text)({ ...asked, name: en.otherAnswer(asked.name) });
};

const states = statesOf({
  property: { type: "string", enum: ["Birthday", "Wedding"] },
  beside: (key) => ({ [`${key}__other`]: { type: "string", minLength: 3 } }),
  neverRequired: true,
  title: "Occasion",
  default: "Birthday",
  ...radios,
  answer: answeringOther("Graduation"),
  filled: (key) => ({ [`${key}__other`]: "Graduation" }),
  clear: clearing,
  shows: async (asked, value) => {
    const own = value === "Graduation";
    await showsRadio(asked, own ? en.other : (value as string | undefined));
    if (own) await expect(ownAnswer(asked)).toHaveValue(value);
  },
  invalid: {
    enter: answeringOther("TV"),
    error: en.tooShort(3, 2),
    refused: ownAnswer,
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

/** Of one choice, an option and an answer of one's own exclude each other; the text waits unseen. */
export const Changed: Story = {
  args: states.Empty.args,
  play: async (context) => {
    const { args, canvas } = context;
    const asked = { ...context, name: "Occasion" };
    await answeringOther("Graduation")(asked);
    await choosing("Wedding")(asked);
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { answer: "Wedding" },
    });
  },
};
