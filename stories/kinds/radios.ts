import { en } from "react-elicitation";
import { expect, within } from "storybook/test";
import type { Asked, Kind } from "./Kind";

/** What kinds have in common that are answered with one of a few radios. */
export const radios = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("radiogroup", { name }),
} satisfies Partial<Kind>;

/** Presses the radio of an option. */
export const choosing = (option: string) => (asked: Asked) =>
  asked.userEvent.click(within(radios.control(asked)).getByRole("radio", { name: option }));

/** Asserts which option is marked; `undefined` is none of them, which one that is left out says. */
export async function showsRadio(asked: Asked, option: string | undefined): Promise<void> {
  const group = radios.control(asked);
  const marked = within(group).queryAllByRole("radio", { checked: true });
  const none = group.getAttribute("aria-required") === "true" ? undefined : en.noAnswer;
  const expected = option ?? none;
  await expect(marked).toHaveLength(expected === undefined ? 0 : 1);
  if (expected !== undefined) await expect(marked[0]).toHaveAccessibleName(expected);
}
