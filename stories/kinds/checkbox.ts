import { expect } from "storybook/test";
import type { Asked, Kind } from "./Kind";

/** What a question has that is answered with one checkbox. */
export const checkbox = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("checkbox", { name }),
  shows: async (asked: Asked, value: unknown) => {
    await expect(checkbox.control(asked)).toHaveAttribute("aria-checked", String(value));
  },
} satisfies Partial<Kind>;

/** Presses Space in the checkbox. */
export async function toggling(asked: Asked): Promise<void> {
  checkbox.control(asked).focus();
  await asked.userEvent.keyboard(" ");
}
