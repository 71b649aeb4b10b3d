import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { checkbox, clearing, toggling } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Yes or no with a default",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          'A yes or no with a default: `type: "boolean"` and `default`. Renders a checkbox (Radix\'s Toggle), checked as the default says; either way it is sent, unless an optional one is returned to No answer. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema).',
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const states = statesOf({
  property: { type: "boolean", description: "We hold a table by the door." },
  title: "Arriving by wheelchair",
  default: false,
  onlyWithDefault: true,
  ...checkbox,
  answer: toggling,
  filled: true,
  clear: clearing,
});

/** Taken back, it is neither: the box says so, and so do words at the end of its line, which it is heard with. */
export const LeftOut: StoryObj<typeof ElicitationForm> = {
  ...states.Default,
  play: async (context) => {
    const asked = { ...context, name: "Arriving by wheelchair" };
    await clearing(asked);
    await checkbox.shows(asked, undefined);
    await expect(context.canvas.getByText(en.unanswered)).toBeVisible();
    // A mixed box alone does not say what that means.
    await expect(checkbox.control(asked)).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`${en.unanswered}$`)),
    );
    await expect(context.canvas.queryByRole("button", { name: en.unanswered })).toBeNull();
  },
};

export const Default = states.Default;
export const Filled = states.Filled;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;
