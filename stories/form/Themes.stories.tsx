import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationForm, en } from "react-elicitation";
import { expect, fn } from "storybook/test";
import { freshRequest } from "../freshRequest";
import { press } from "../Person";
import { requester } from "../requester";
import { arabicBooking } from "../requests/forms";
import { tableBooking } from "../requests/tableBooking";

const meta = {
  title: "Examples/Styling/Light, dark, narrow, right to left",
  component: ElicitationForm,
  decorators: [freshRequest],
  args: { request: tableBooking, requester, onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "The same form in light and dark, from right to left, and where there is little room. It takes its colours from `color-scheme` and its direction from the page.",
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [first] = canvas.getAllByRole("checkbox");
    if (first) await userEvent.click(first);
    await press(context, en.submit);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^Enter /);
    await expectNothingCut(canvas.getByRole("form"));
  },
} satisfies Meta<typeof ElicitationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { globals: { theme: "light" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const RightToLeft: Story = {
  args: { request: arabicBooking, requester: { ...requester, name: "حجز الطاولات" } },
  globals: { direction: "rtl" },
};

export const RightToLeftDark: Story = {
  ...RightToLeft,
  globals: { direction: "rtl", theme: "dark" },
};

export const Narrow: Story = { globals: { width: "280px" } };

export const NarrowRightToLeft: Story = {
  ...RightToLeft,
  globals: { direction: "rtl", width: "280px" },
};

/** Every part stays within the form, so that nothing is cut or scrolls sideways. */
async function expectNothingCut(form: HTMLElement): Promise<void> {
  const room = form.getBoundingClientRect();
  const outside = [...form.querySelectorAll("*")].filter((part) => {
    if (!part.checkVisibility()) return false;
    const { left, right } = part.getBoundingClientRect();
    return left < room.left - 1 || right > room.right + 1;
  });
  await expect(outside).toEqual([]);
}
