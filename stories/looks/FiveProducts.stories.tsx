import type { Meta, StoryObj } from "@storybook/react-vite";
import { en } from "react-elicitation";
import { expect, fn, waitFor } from "storybook/test";
import "./products.css";
import { partOf } from "../consent/support";
import { Product } from "./Product";
import "./shadcn.css";

const meta = {
  title: "Examples/Styling/Five products",
  component: Product,
  args: { onRespond: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "The same form and the same consent as five products wear them. Each is a class with six tokens or little more; the rest of the colours (hints, lines, errors, warnings, the words on the accent) follow from the surface, the text and the accent, and keep their contrast.",
      },
    },
  },
} satisfies Meta<typeof Product>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What six tokens come to on the screen. */
interface Looks {
  accent: string;
  surface: string;
  text: string;
  font: RegExp;
  radius: string;
  space: string;
}

/** A product is worn where each of its six tokens arrives. */
function wears({ accent, surface, text, font, radius, space }: Looks): Story["play"] {
  return async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole("form");
    const submit = canvas.getByRole("button", { name: en.submit });
    await expect(submit).toHaveStyle({ backgroundColor: accent, borderRadius: radius });
    await expect(card).toHaveStyle({ backgroundColor: surface, color: text });
    await expect(getComputedStyle(card).fontFamily).toMatch(font);
    await expect(getComputedStyle(partOf(canvasElement, "question")).rowGap).toBe(space);
  };
}

/** Warm paper, ink, and one quiet green. */
export const Calm: Story = {
  args: { className: "calm" },
  play: wears({
    accent: "#3d6b57",
    surface: "#fdfbf7",
    text: "#2c2a26",
    font: /^Georgia/,
    radius: "4px",
    space: "6.75px",
  }),
};

/** Controls are those of shadcn/ui: 36 pixels high, with its edge, corner and weight. */
function fitsShadcn(looks: Looks, edge: string, scheme: string): Story["play"] {
  return async (context) => {
    await wears(looks)?.(context);
    const { canvas, canvasElement } = context;
    const name = canvas.getByRole("textbox", { name: /^Name/ });
    await expect(name).toHaveStyle({ fontSize: "14px", borderRadius: "8px" });
    // Without `field-sizing`, a script sets the height later, and the browser rounds it up.
    const highest = CSS.supports("field-sizing: content") ? 36 : 37;
    const height = () => name.getBoundingClientRect().height;
    await waitFor(() => expect(height()).toBeLessThanOrEqual(highest));
    await expect(height()).toBeGreaterThanOrEqual(36);
    await expect(getComputedStyle(name).borderTopColor).toBe(edge);
    const submit = canvas.getByRole("button", { name: en.submit });
    await expect(submit).toHaveStyle({ height: "36px", fontSize: "14px", fontWeight: "500" });
    await expect(partOf(canvasElement, "label")).toHaveStyle({ fontWeight: "500" });
    // The browser's own parts, such as the icon of a calendar, go by this.
    await expect(getComputedStyle(name).colorScheme).toBe(scheme);
  };
}

/** The variables of shadcn/ui, and the sizes and weights of its controls. */
export const ShadcnUi: Story = {
  args: { className: "shadcn-ui" },
  play: fitsShadcn(
    {
      accent: "oklch(0.205 0 0)",
      surface: "oklch(1 0 0)",
      text: "oklch(0.145 0 0)",
      font: /^ui-sans-serif/,
      radius: "8px",
      space: "6px",
    },
    "oklch(0.922 0 0)",
    "light",
  ),
};

export const ShadcnUiDark: Story = {
  args: { className: "shadcn-ui dark" },
  play: fitsShadcn(
    {
      accent: "oklch(0.922 0 0)",
      surface: "oklch(0.205 0 0)",
      text: "oklch(0.985 0 0)",
      font: /^ui-sans-serif/,
      radius: "8px",
      space: "6px",
    },
    "oklch(1 0 0 / 0.15)",
    "dark",
  ),
};

/** The variables of Radix Themes, one line each. */
export const RadixThemes: Story = {
  args: { className: "radix-themes" },
  play: wears({
    accent: "#3e63dd",
    surface: "#ffffff",
    text: "#1c2024",
    font: /^-apple-system/,
    radius: "6px",
    space: "6px",
  }),
};

export const RadixThemesDark: Story = {
  args: { className: "radix-themes dark" },
  globals: { theme: "dark" },
  play: wears({
    accent: "#3e63dd",
    surface: "#18191b",
    text: "#edeef0",
    font: /^-apple-system/,
    radius: "6px",
    space: "6px",
  }),
};

/** Round, roomy, pink on lilac. */
export const Playful: Story = {
  args: { className: "playful" },
  play: wears({
    accent: "#d6246e",
    surface: "#fff7fc",
    text: "#3b1440",
    font: /^"Comic Sans MS"/,
    radius: "22px",
    space: "7.5px",
  }),
};

/** Dense, square, green on black: dark on a page in light too. */
export const Terminal: Story = {
  args: { className: "terminal" },
  play: wears({
    accent: "#4ade80",
    surface: "#0b0f0c",
    text: "#d5f5dd",
    font: /^ui-monospace/,
    radius: "0px",
    space: "4.5px",
  }),
};
