import { en } from "react-elicitation";
import { expect } from "storybook/test";
import type { Asked, Kind } from "./Kind";

/** What a question has that is answered with one checkbox. */
export const checkbox = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("checkbox", { name }),
  shows: async (asked: Asked, value: unknown) => {
    await expect(checkbox.control(asked)).toHaveAttribute("aria-checked", String(value ?? "mixed"));
  },
} satisfies Partial<Kind>;

/** Presses Space in the checkbox. */
export async function toggling(asked: Asked): Promise<void> {
  checkbox.control(asked).focus();
  await asked.userEvent.keyboard(" ");
}

/** Presses the button that takes the answer back. */
export async function skipping({ canvas, userEvent, name }: Asked): Promise<void> {
  const buttons = canvas.getAllByRole("button", { name: en.noAnswer, description: name });
  for (const button of buttons) await userEvent.click(button);
}
