import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import manual from "virtual:manual";
import { Exports } from "./Exports";
import { PartNames } from "./PartNames";
import { pages } from "./pages";
import { Words } from "./Words";

/** The pages of the manual at once, so that one which cannot be drawn is found. */
function Pages() {
  return (
    <>
      {Object.entries(pages).map(([page, of]) => (
        <Exports key={page} of={of} />
      ))}
      <PartNames />
      <Words />
    </>
  );
}

const meta = {
  title: "Manual/Pages",
  component: Pages,
  tags: ["!dev", "!autodocs"],
  // They are read in Storybook's own pages.
  parameters: { a11y: { test: "off" } },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every export has its heading, once, and every part and string its row. */
export const Complete: Story = {
  play: async ({ canvasElement }) => {
    const shown = (selector: string) =>
      Array.from(canvasElement.querySelectorAll(selector), ({ textContent }) => textContent).sort();
    await expect(shown("section[id] > h2")).toEqual(manual.exports.map(({ name }) => name).sort());
    const rows = shown("tbody th");
    for (const { name } of [...manual.parts, ...manual.strings]) await expect(rows).toContain(name);
  },
};
