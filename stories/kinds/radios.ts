import { expect, within } from "storybook/test";
import type { Asked, Kind } from "./Kind";

/** What kinds have in common that are answered with one of a few radios. */
export const radios = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("radiogroup", { name }),
} satisfies Partial<Kind>;

/** Presses the radio of an option. */
export const choosing = (option: string) => (asked: Asked) =>
  asked.userEvent.click(within(radios.control(asked)).getByRole("radio", { name: option }));

/** Asserts which option is marked; `undefined` is none of them. */
export async function showsRadio(asked: Asked, option: string | undefined): Promise<void> {
  const marked = within(radios.control(asked)).queryAllByRole("radio", { checked: true });
  if (option === undefined) await expect(marked).toEqual([]);
  else {
    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveAccessibleName(option);
  }
}
