import type { Decorator } from "@storybook/react-vite";

export const widths = [
  { value: "280", title: "280 px" },
  { value: "320", title: "320 px" },
  { value: "420", title: "420 px" },
  { value: "1280", title: "1280 px" },
];

/** The room a host gives, at the outside. */
export const withWidth: Decorator = (Story, { globals }) => (
  <div style={{ boxSizing: "border-box", inlineSize: `${globals.width}px`, marginInline: "auto" }}>
    <Story />
  </div>
);
