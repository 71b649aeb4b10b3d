import type { Asked, Kind } from "./Kind";

/** What kinds have in common that are answered by searching many options. */
export const searchBox = {
  control: ({ canvas, name }: Asked) => canvas.getByRole("combobox", { name }),
} satisfies Partial<Kind>;

/** Searches an option by the end of its name, and takes it with Enter. */
export const searching = (option: string) => async (asked: Asked) => {
  const box = searchBox.control(asked);
  await asked.userEvent.click(box);
  await asked.userEvent.type(box, option.split(" ").at(-1) ?? option);
  await asked.canvas.findByRole("option", { name: option });
  await asked.userEvent.keyboard("{Enter}");
};
