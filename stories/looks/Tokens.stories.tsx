import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import manual from "virtual:manual";
import sheet from "../../src/styles.css?raw";
import { Tokens } from "./Tokens";

const meta = {
  title: "Looks/Tokens",
  component: Tokens,
  args: { tokens: manual.tokens },
  globals: { width: "1280px" },
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          "Every decision of `styles.css`, as it stands in the style sheet itself. Set a token where you like: on `:root`, on a theme's class, on one form. Six make another product: `--elicit-accent`, `--elicit-surface`, `--elicit-text`, `--elicit-font`, `--elicit-radius` and `--elicit-space`; see **Five products**.",
      },
    },
  },
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
