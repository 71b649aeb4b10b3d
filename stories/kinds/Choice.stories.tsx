import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, waitFor } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { choosing, clearing, radios, showsRadio } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/One of few",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "One of up to seven options: `oneOf` or `anyOf` of `{ const, title }`, or `enum` with or without `enumNames`. Renders a group of radios, Radix's Toggles, with all of them visible, and Clear where the question is optional and answered. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema); the descriptions of options follow the Agent Client Protocol.",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;

const places = [
  { const: "terrace", title: "Terrace", description: "Heated, partly covered" },
  { const: "inside", title: "Inside" },
  { const: "any", title: "No preference" },
];

const states = statesOf({
  property: { type: "string", oneOf: places },
  title: "Where",
  default: "inside",
  ...radios,
  answer: async (asked) => {
    await choosing("Inside")(asked);
    // An arrow key goes from one option to the next; it is down for a while, as with a hand.
    await asked.userEvent.keyboard("{ArrowUp>}");
    await waitFor(() => showsRadio(asked, "Terrace"));
    await asked.userEvent.keyboard("{/ArrowUp}");
  },
  filled: "terrace",
  clear: clearing,
  shows: (asked, value) => {
    const place = places.find((each) => each.const === value);
    return showsRadio(asked, place ? place.title : (value as string | undefined));
  },
  invalid: { error: en.requiredChoice("Where") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** The focus ring is around the row, Clear takes no width from it, and the marks grow with the text. */
export const Rows: StoryObj<typeof meta> = {
  args: states.Default.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const radio = canvas.getByRole("radio", { name: "Inside" });
    const row = radio.closest("label")!;
    await userEvent.click(radio);
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    await expect(radio).toHaveFocus();
    await expect(radio).toHaveStyle({ outlineStyle: "none" });
    await expect(row).toHaveStyle({ outlineStyle: "solid" });
    const { width } = row.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: en.clearAnswer }));
    await expect(row.getBoundingClientRect().width).toBe(width);
    await expect(radio.getBoundingClientRect().width).toBe(16);
    canvasElement.style.setProperty("--elicit-font-size", "28px");
    await expect(radio.getBoundingClientRect().width).toBeGreaterThan(28);
    canvasElement.style.removeProperty("--elicit-font-size");
  },
};
