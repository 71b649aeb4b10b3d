import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import manual from "virtual:manual";
import { Elements } from "./Elements";

const meta = {
  title: "Examples/Styling/Elements",
  component: Elements,
  args: { elements: manual.parts },
  globals: { width: "1280px" },
  tags: ["!autodocs"],
} satisfies Meta<typeof Elements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each `data-elicit` name, with a link to a story that shows the element. */
export const All: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toEqual(manual.parts.map(({ name }) => name));
  },
};
