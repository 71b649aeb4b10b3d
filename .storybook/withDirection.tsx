import type { Decorator } from "@storybook/react-vite";

export const directions = [
  { value: "auto", title: "As the language" },
  { value: "ltr", title: "Left to right" },
  { value: "rtl", title: "Right to left" },
];

/** The direction of the text: on the whole page, as popups leave the story's own element. */
export const withDirection: Decorator = (Story, { globals, viewMode }) => {
  const asLanguage = globals.locale === "ar" ? "rtl" : "ltr";
  const direction = globals.direction === "auto" ? asLanguage : String(globals.direction);
  if (viewMode === "docs") return <div dir={direction}>{<Story />}</div>;
  document.documentElement.dir = direction;
  return <Story />;
};
