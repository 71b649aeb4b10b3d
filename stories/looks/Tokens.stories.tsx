import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import manual from "virtual:manual";
import sheet from "../../src/styles.css?inline";
import { Tokens } from "./Tokens";

const meta = {
  title: "Examples/Styling/Tokens",
  component: Tokens,
  args: { tokens: manual.tokens },
  globals: { width: "1280px" },
  tags: ["!autodocs"],
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read from the style sheet, so that none is left out. */
export const All: Story = {
  play: async ({ canvas }) => {
    const uses = [...sheet.matchAll(/var\(\s*(--elicit-[a-z-]+)/g)];
    const named = [...new Set(uses.map(([, name]) => name))];
    const shown = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(shown.toSorted()).toEqual(named.toSorted());
    for (const row of canvas.getAllByRole("row"))
      for (const cell of row.children) await expect(cell).not.toBeEmptyDOMElement();
  },
};
