import type { StoryContext } from "@storybook/react-vite";
import { fireEvent, within } from "storybook/test";

/** What a person in front of a story has: a page to read, a keyboard and a pointer. */
export type Person = Pick<StoryContext, "canvas" | "userEvent">;

/** Presses a button, as a person finds it. */
export async function press({ canvas, userEvent }: Person, button: string): Promise<void> {
  await userEvent.click(canvas.getByRole("button", { name: button }));
}

/**
 * Chooses an option of a native list, by the change alone: WebKit opens the list when a script presses
 * it, and from then on the window has no focus, so that no address counts as seen.
 */
export async function choose(
  { canvas }: Pick<Person, "canvas">,
  list: string,
  option: string,
): Promise<void> {
  const box = canvas.getByRole("combobox", { name: list });
  const { value } = within(box).getByRole<HTMLOptionElement>("option", { name: option });
  await fireEvent.change(box, { target: { value } });
}
