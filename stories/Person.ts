import type { StoryContext } from "@storybook/react-vite";

/** What a person in front of a story has: a page to read, a keyboard and a pointer. */
export type Person = Pick<StoryContext, "canvas" | "userEvent">;

/** Presses a button, as a person finds it. */
export async function press({ canvas, userEvent }: Person, button: string): Promise<void> {
  await userEvent.click(canvas.getByRole("button", { name: button }));
}
