import type { Decorator } from "@storybook/react-vite";

export const themes = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
];

/** What a host would have settled for its whole page. */
const surface = { background: "Canvas", color: "CanvasText", fontFamily: "system-ui, sans-serif" };

/** Light or dark, by `color-scheme`: on the whole page, as popups leave the story's own element. */
export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const style = { colorScheme: String(globals.theme), ...surface };
  // A docs page shows many stories at once, so there each has a surface to itself, with room around it.
  if (viewMode === "docs") return <div style={{ ...style, padding: 24 }}>{<Story />}</div>;
  Object.assign(document.documentElement.style, style);
  // Storybook's own style sheet paints the body white, and leaves no room above a card.
  Object.assign(document.body.style, { background: "none", paddingBlock: "24px" });
  return <Story />;
};
