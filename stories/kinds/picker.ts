import { expect } from "storybook/test";
import type { Asked, Kind } from "./Kind";

const control = ({ canvas, name }: Asked) => canvas.getByLabelText(name);

/** What kinds have in common that are answered in the browser's own picker, which has no role. */
export const picker = {
  control,
  clear: (asked) => asked.userEvent.clear(control(asked)),
  shows: async (asked, value) => {
    await expect(control(asked)).toHaveValue(value === undefined ? "" : String(value));
  },
} satisfies Partial<Kind>;

/** Enters a date as the picker holds it: `YYYY-MM-DD`, and for a time `THH:mm` after it. */
export const entering = (text: string) => (asked: Asked) =>
  asked.userEvent.type(control(asked), text);
