import { expect } from "storybook/test";
import type { Asked, Kind } from "./Kind";

const control = ({ canvas, name }: Asked) => canvas.getByRole("textbox", { name });

/** What kinds have in common that are answered in one text box. */
export const textBox = {
  control,
  clear: (asked) => asked.userEvent.clear(control(asked)),
  shows: async (asked, value) => {
    await expect(control(asked)).toHaveValue(value === undefined ? "" : String(value));
  },
} satisfies Partial<Kind>;

/** Types a text into the box, as a person would. */
export const typing = (text: string) => (asked: Asked) =>
  asked.userEvent.type(control(asked), text);
