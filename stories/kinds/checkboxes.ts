import { expect, within } from "storybook/test";
import type { Asked, Kind } from "./Kind";

/** What kinds have in common that are answered with any of a few checkboxes. */
export const checkboxes = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("group", { name }),
} satisfies Partial<Kind>;

/** Presses the checkboxes of some options. */
export const checking =
  (...options: string[]) =>
  async (asked: Asked) => {
    for (const name of options) {
      await asked.userEvent.click(
        within(checkboxes.control(asked)).getByRole("checkbox", { name }),
      );
    }
  };

/** Asserts which options are checked. */
export async function showsCheckboxes(asked: Asked, ...options: string[]): Promise<void> {
  const group = within(checkboxes.control(asked));
  const checked = group.queryAllByRole("checkbox", { checked: true });
  await expect(checked).toHaveLength(options.length);
  for (const name of options) await expect(group.getByRole("checkbox", { name })).toBeChecked();
}
