import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import manual from "virtual:manual";
import { WordList } from "./Words";

const meta = {
  title: "Examples/Strings",
  component: WordList,
  globals: { width: "1280px" },
  parameters: {
    docs: {
      description: {
        component:
          "Every string, in the language of the toolbar. Functions are called with sample values.",
      },
    },
  },
} satisfies Meta<typeof WordList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lists every string. */
export const All: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const keys = new Set(rows.map((row) => row.split(".")[0]));
    await expect([...keys].sort()).toEqual(manual.strings.map(({ name }) => name).sort());
    for (const row of canvas.getAllByRole("row"))
      for (const cell of row.children) await expect(cell.textContent).not.toBe("");
  },
};
