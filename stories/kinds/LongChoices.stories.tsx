import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, waitFor, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { ManualClock } from "../ManualClock";
import { searchBox, searching, stations } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/Several of many",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "Any number of more than ten options, here ten thousand. Renders the chosen ones as a list, each with a button to remove it, and a combobox that adds more. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema) and the [WAI-ARIA combobox pattern](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: {
    type: "array",
    items: { type: "string", anyOf: stations },
    minItems: 2,
  },
  title: "Stations",
  default: ["s7", "s10000"],
  ...searchBox,
  answer: async (asked) => {
    await searching("Station 4242")(asked);
    await searching("Station 99")(asked);
  },
  // In the order of the options.
  filled: ["s99", "s4242"],
  clear: async ({ canvas, userEvent, name }) => {
    const chosen = within(canvas.getByRole("list", { name }));
    await userEvent.click(chosen.getByRole("button", { name: en.remove("Station 7") }));
    await userEvent.click(chosen.getByRole("button", { name: en.remove("Station 10000") }));
  },
  shows: async ({ canvas, name }, value) => {
    const list = canvas.queryByRole("list", { name });
    const shown = list ? within(list).getAllByRole("listitem") : [];
    const titles = stations.filter((each) => (value as string[] | undefined)?.includes(each.const));
    await expect(shown.map((item) => item.textContent)).toEqual(titles.map((each) => each.title));
  },
  invalid: { enter: searching("Station 99"), error: en.tooFew(2, "Stations") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** After a choice the list is whole again, and another Enter takes nothing by accident. */
export const EnterTwice: Story = {
  args: states.Empty.args,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await searching("Station 4242")({ ...context, name: "Stations" });
    await waitFor(() => expect(canvas.getByText(en.chosen(1))).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(en.chosen(1))).toBeVisible();
  },
};

/** After a pick from the whole list, the arrows go on from there. */
export const OneAfterAnother: Story = {
  args: states.Empty.args,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("combobox").focus();
    await userEvent.keyboard("{ArrowDown}");
    const options = await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}{ArrowDown}{Enter}");
    for (const option of options.slice(3, 5))
      await waitFor(() => expect(option).toHaveAttribute("aria-selected", "true"));
    await waitFor(() => expect(canvas.getByText(en.chosen(2))).toBeVisible());
  },
};

const clock = new ManualClock();

/**
 * One status at a time: the count of the options once typing stops, that of the chosen ones after a
 * choice, and what was removed.
 */
export const OneStatus: Story = {
  args: { ...states.Empty.args, timers: clock },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    const said = () => {
      const texts = canvas.getAllByRole("status").map(({ textContent }) => textContent);
      return texts.filter(Boolean).join(" / ");
    };
    await userEvent.type(box, "4242");
    await canvas.findByRole("option", { name: "Station 4242" });
    await expect(said()).toBe("");
    clock.pass(299);
    await expect(said()).toBe("");
    clock.pass(1);
    await expect(said()).toBe(en.matches(1));
    await userEvent.keyboard("{Enter}");
    await expect(said()).toBe(en.chosen(1));
    clock.pass(1_000);
    await expect(said()).toBe(en.chosen(1));
    await userEvent.click(canvas.getByRole("button", { name: en.remove("Station 4242") }));
    await expect(said().trim()).toBe(en.removed("Station 4242"));
    await expect(box).toHaveFocus();
  },
};
