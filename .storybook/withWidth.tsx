import type { Decorator } from "@storybook/react-vite";

export const widths = [
  { value: "280px", title: "280 px" },
  { value: "320px", title: "320 px" },
  { value: "420px", title: "420 px" },
  { value: "1280px", title: "1280 px" },
];

/** The room a host gives, at the outside. */
export const withWidth: Decorator = (Story, { globals }) => (
  <div style={{ boxSizing: "border-box", inlineSize: String(globals.width), marginInline: "auto" }}>
    <Story />
  </div>
);
