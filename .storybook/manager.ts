import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

const light = matchMedia("(prefers-color-scheme: light)").matches;

addons.setConfig({
  theme: create({ base: light ? "light" : "dark", brandTitle: "react-elicitation" }),
});
