import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fireEvent, waitFor, within } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { searchBox, searching, stations } from "./controls";
import { statesOf } from "./states";

const meta = {
  title: "Examples/Fields/One of many",
  component: ElicitationForm,
  decorators: [freshRequest],
  parameters: {
    docs: {
      description: {
        component:
          "One of more than seven options, here ten thousand. Renders a combobox that searches them; only the options in view exist in the page. Follows [MCP 2025-11-25, Elicitation: Requested Schema](https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema) and the [WAI-ARIA combobox pattern](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).",
      },
    },
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = statesOf({
  property: { type: "string", oneOf: stations },
  title: "Station",
  default: "s7",
  ...searchBox,
  answer: searching("Station 4242"),
  filled: "s4242",
  clear: (asked) =>
    asked.userEvent.click(asked.canvas.getByRole("button", { name: en.clear(asked.name) })),
  shows: async (asked, value) => {
    const title = stations.find((station) => station.const === value)?.title ?? "";
    await expect(searchBox.control(asked)).toHaveValue(title);
  },
  invalid: { error: en.requiredChoice("Station") },
});

export const Empty = states.Empty;
export const Default = states.Default;
export const Filled = states.Filled;
export const Invalid = states.Invalid;
export const Pending = states.Pending;
export const Failed = states.Failed;
export const ReadOnly = states.ReadOnly;
export const Answered = states.Answered;

/** The open list. An Escape that closes it does only that. */
export const Open: Story = {
  args: states.Empty.args,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    const list = await canvas.findByRole("listbox", { name: "Station" });
    const [first] = await within(list).findAllByRole("option");
    await expect(first).toHaveAttribute("aria-setsize", "10000");
    await expect(within(list).getAllByRole("option").length).toBeLessThan(50);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(box).toHaveAttribute("aria-expanded", "false"));
    await expect(args.onRespond).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => {
      const active = document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
      return expect(active).toHaveAccessibleName("Station 1");
    });
  },
};

/** The active option has a ring of at least 3 to 1, and the list opens beneath its box if it can. */
export const Active: Story = {
  args: states.Empty.args,
  decorators: [
    (Story) => (
      <div style={{ marginBlockStart: "calc(100vh - 340px)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await userEvent.keyboard("{ArrowDown}");
    const option = await canvas.findByRole("option", { name: "Station 1" });
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(option);
    await expect(outlineStyle).toBe("solid");
    await expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(1.5);
    const popup = option.closest('[data-elicit="popup"]')!;
    const { backgroundColor } = getComputedStyle(popup);
    await expect(contrast(outlineColor, backgroundColor)).toBeGreaterThan(3);
    await expect(popup.getBoundingClientRect().top).toBeGreaterThan(
      box.getBoundingClientRect().bottom,
    );
  },
};

/** What a chat does to its messages neither cuts the list off nor moves it away from its box. */
export const InAMessage: Story = {
  args: states.Empty.args,
  decorators: [
    (Story) => (
      <div style={{ contentVisibility: "auto", marginBlockStart: 40 }}>
        <div style={{ contain: "content" }}>
          <div style={{ overflow: "hidden", transform: "translateY(0)" }}>
            <Story />
          </div>
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    const list = await canvas.findByRole("listbox", { name: "Station" });
    await within(list).findAllByRole("option");
    // Options are placed once they are measured.
    await waitFor(async () => {
      const below = list.getBoundingClientRect().top - box.getBoundingClientRect().bottom;
      await expect(Math.abs(below)).toBeLessThan(12);
      const seen = within(list)
        .getAllByRole("option")
        .slice(0, 5)
        .filter((option) => {
          const { left, top, width, height } = option.getBoundingClientRect();
          return option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect(seen).toHaveLength(5);
    });
  },
};

/** The Enter that ends a composition chooses letters, no option, also where Safari tells it afterwards. */
export const Composed: Story = {
  args: states.Empty.args,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.type(box, "Station 17");
    await waitFor(() => expect(box).toHaveAttribute("aria-activedescendant"));
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(box, { key: "Enter", ...composing });
      fireEvent.keyDown(box, { key: "Escape", ...composing });
      await expect(box).toHaveAttribute("aria-expanded", "true");
      await expect(box).toHaveValue("Station 17");
    }
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
};

/** Nothing is found, and nothing is chosen by it. */
export const NotFound: Story = {
  args: states.Empty.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Harbour");
    // It is seen in the list, and once typing stops heard in a status that was there before.
    const heard = await canvas.findByText(en.noMatches, { selector: '[role="status"]' });
    await expect(heard).toBeVisible();
    await expect(canvas.getByText(en.noMatches, { ignore: '[role="status"]' })).toBeVisible();
    // A search is no error: browsers would tell of one by the validity of the box.
    await expect(canvas.getByRole("combobox")).toHaveAttribute("aria-invalid", "false");
  },
};

/** The contrast of two colors, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const pen = document.createElement("canvas").getContext("2d")!;
  const [high = 1, low = 1] = [one, other]
    .map((color) => {
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = Array.from(pen.getImageData(0, 0, 1, 1).data, (part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .toSorted((a, b) => b - a);
  return high / low;
}

const twelve = Array.from({ length: 12 }, (_, at) => `Gate ${at + 1}`);

/** A form with an optional gate, and an answer of the user's own beside it. */
const gate = {
  request: {
    message: "Which gate?",
    requestedSchema: {
      type: "object" as const,
      properties: {
        gate: { type: "string", title: "Gate", enum: twelve },
        gate__other: { type: "string" },
        note: { type: "string", title: "Note" },
      },
    },
  },
};

/** Clearing the answer clears an unfinished search, too. */
export const ClearedSearch: Story = {
  tags: ["!autodocs"],
  args: { ...states.Empty.args, ...gate },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await searching("Gate 3")({ ...context, name: "Gate" });
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveValue("Gate 3"));
    await userEvent.type(canvas.getByRole("combobox"), "junk");
    await userEvent.click(canvas.getByRole("textbox", { name: "Note" }));
    await userEvent.click(canvas.getByRole("button", { name: en.clear("Gate") }));
    const box = canvas.getByRole<HTMLInputElement>("combobox");
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
    await expect(box.validity.customError).toBe(false);
    await press(context, en.submit);
    await waitFor(() =>
      expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content: {} }),
    );
  },
};

/** An option only hides the user's own answer. */
export const OwnAnswerKept: Story = {
  tags: ["!autodocs"],
  args: { ...states.Empty.args, ...gate },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const own = () => canvas.getByRole("textbox", { name: en.otherAnswer("Gate") });
    await userEvent.type(own(), "The old one");
    await searching("Gate 3")({ ...context, name: "Gate" });
    await waitFor(() =>
      expect(canvas.queryByRole("textbox", { name: en.otherAnswer("Gate") })).toBeNull(),
    );
    await userEvent.clear(canvas.getByRole("combobox"));
    await expect(own()).toHaveValue("The old one");
    await searching("Gate 3")({ ...context, name: "Gate" });
    // Clear takes the whole answer back.
    await userEvent.click(await canvas.findByRole("button", { name: en.clear("Gate") }));
    await expect(own()).toHaveValue("");
    await searching("Gate 4")({ ...context, name: "Gate" });
    await press(context, en.submit);
    const content = { gate: "Gate 4" };
    await waitFor(() => expect(args.onRespond).toHaveBeenCalledWith({ action: "accept", content }));
  },
};

/** ArrowUp begins at the last option. */
export const FromTheEnd: Story = {
  tags: ["!autodocs"],
  args: { ...states.Empty.args, ...gate },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox");
    await userEvent.click(box);
    await canvas.findByRole("option", { name: "Gate 12" });
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(box).toHaveValue("Gate 12");
  },
};
