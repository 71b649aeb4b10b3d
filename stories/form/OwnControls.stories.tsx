import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ControlProps, ElicitationForm, en } from "react-elicitation";
import { expect, fn, mocked, spyOn, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { Stars } from "./Stars";

const meta = {
  title: "Examples/Form/Own controls",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: {
    request: {
      message: "How was your dinner?",
      requestedSchema: {
        type: "object",
        properties: {
          rating: { type: "integer", title: "Rating", minimum: 1, maximum: 5 },
          why: { type: "string", title: "Why" },
        },
        required: ["rating"],
      },
    },
    requester,
    controls: { integer: Stars },
    onRespond: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          "`controls` replaces the control of a kind of field by one of the host's, for all of its questions or by rules for some. The form still draws the label, the limits and the errors; the control carries the ids it is given. A control that throws gives way to the library's own.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

/** A control with a mistake that shows late. */
function FailingStars(props: ControlProps<"integer">) {
  if (props.value === "4") throw new Error("No fourth star");
  return <Stars {...props} />;
}

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A refused Submit leads to the control of the host like to any other. */
export const Invalid: Story = {
  play: async (context) => {
    const { canvas } = context;
    await press(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(en.requiredText("Rating"));
    await expect(canvas.getByRole("radio", { name: "1" })).toHaveFocus();
    await expect(canvas.getByRole("radiogroup", { name: "Rating" })).toHaveAccessibleDescription(
      expect.stringContaining(en.requiredText("Rating")),
    );
  },
};

const chair = {
  message: "Anything else?",
  requestedSchema: {
    type: "object",
    properties: { chair: { type: "boolean", title: "High chair needed?" } },
    required: ["chair"],
  },
} as const;

function Switch({ id, labelId, value, onChange, locked }: ControlProps<"boolean">) {
  return (
    <input
      type="checkbox"
      id={id}
      aria-labelledby={labelId}
      checked={value === true}
      disabled={locked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/**
 * A control keeps its own size, at the beginning of its row. Without `focusRef` it can't take the focus
 * when its answer is refused, which is said in the console, in development.
 */
export const SwitchWithoutFocusRef: Story = {
  // Warned once for each page, so not where it can be run again.
  tags: ["!dev", "!autodocs"],
  args: { request: chair, controls: { boolean: Switch }, quickReplies: false },
  beforeEach: () => {
    spyOn(console, "warn").mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox").getBoundingClientRect();
    const label = canvas.getByText("High chair needed?").getBoundingClientRect();
    await expect(box.width).toBeLessThan(30);
    await expect(Math.abs(box.left - label.left)).toBeLessThan(8);
    const said = () =>
      mocked(console.warn)
        .mock.calls.flat()
        .filter((words) => /focusRef/.test(String(words)));
    // The warnings load in development only.
    await waitFor(() => expect(said()).toHaveLength(1));
    await expect(said()[0]).toContain('"boolean"');
  },
};

export const Answered: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("radio", { name: "4" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Why" }), "The soup");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { rating: 4, why: "The soup" },
    });
  },
};

/** A control that fails gives way to the library's own: nothing entered is lost, here or elsewhere. */
export const Failing: Story = {
  args: { controls: { integer: FailingStars } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Why" }), "The soup");
    await userEvent.click(canvas.getByRole("radio", { name: "4" }));
    const rating = await canvas.findByRole("textbox", { name: "Rating" });
    await expect(rating).toHaveValue("4");
    await userEvent.type(rating, "0");
    await press(context, en.submit);
    await expect(rating).toHaveFocus();
    await userEvent.type(rating, "{Backspace}");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledTimes(1);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { rating: 4, why: "The soup" },
    });
  },
};

/** A rule gives a control to some questions of a kind, and leaves the others the library's own. */
export const ForOneQuestion: Story = {
  args: {
    request: {
      message: "How was it, and for how many?",
      requestedSchema: {
        type: "object",
        properties: {
          rating: { type: "integer", title: "Rating", minimum: 1, maximum: 5 },
          guests: { type: "integer", title: "Guests" },
        },
      },
    },
    controls: { integer: [{ when: ({ key }) => key === "rating", control: Stars }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Rating" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Guests" })).toBeVisible();
  },
};

/** A rule that throws gives way to the library's own control. */
export const FailingRule: Story = {
  args: {
    request: {
      message: "For how many?",
      requestedSchema: {
        type: "object",
        properties: { guests: { type: "integer", title: "Guests" } },
      },
    },
    controls: {
      integer: [
        {
          when: () => {
            throw new Error("This rule fails");
          },
          control: Stars,
        },
      ],
    },
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole("textbox", { name: "Guests" }), "4");
    await press(context, en.submit);
    await canvas.findByText(en.sent);
    await expect(args.onRespond).toHaveBeenCalledWith({
      action: "accept",
      content: { guests: 4 },
    });
  },
};
