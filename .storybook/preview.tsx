import type { Preview } from "@storybook/react-vite";
import "react-elicitation/styles.css";
import { configure } from "storybook/test";
import { lastHidden } from "../src/core/inputGuard";
import { ManualClock } from "../stories/ManualClock";
import { componentDoc, componentProps } from "./componentDocs";
import { mountWithEffects } from "./mountWithEffects";
import { directions, withDirection } from "./withDirection";
import { loadWords, locales, withLocale } from "./withLocale";
import { themes, withTheme } from "./withTheme";
import { widths, withWidth } from "./withWidth";

// What loads late is built when it is first asked for, which takes longer than any person waits.
configure({ asyncUtilTimeout: 30_000 });

// Stories lose their connection on purpose. That is reported to hosts, and would fail the story.
const { reportError } = globalThis;
globalThis.reportError = (error) => {
  if (!String(error).endsWith("The connection was lost.")) reportError(error);
};

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // What passes is not told element by element: to write that down takes a tenth of the stories' time.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    controls: { expanded: true },
    docs: {
      extractArgTypes: componentProps,
      extractComponentDescription: componentDoc,
    },
    layout: "fullscreen",
    // Storybook reads this list from the file as it is written, so it can come from no other.
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Start",
          ["Overview", "Playground", "Quick start", "Connect an MCP client", "Concepts"],
          "Guides",
          "Reference",
          ["API reference"],
          "Explanation",
          "Help",
          "Examples",
        ],
      },
    },
  },
  globalTypes: {
    theme: { toolbar: { title: "Theme", icon: "mirror", items: themes, dynamicTitle: true } },
    direction: {
      toolbar: { title: "Direction", icon: "transfer", items: directions, dynamicTitle: true },
    },
    width: { toolbar: { title: "Width", icon: "ruler", items: widths, dynamicTitle: true } },
    locale: { toolbar: { title: "Locale", icon: "globe", items: locales, dynamicTitle: true } },
  },
  initialGlobals: { theme: "light", direction: "auto", width: "420px", locale: "en" },
  loaders: [loadWords],
  mount: mountWithEffects,
  // Each story is the first question of its page, whenever it is shown.
  beforeEach: ({ args }) => {
    lastHidden.cameAt = 0;
    if (args.timers instanceof ManualClock) args.timers.restart();
  },
  // The last is the outermost.
  decorators: [withLocale, withWidth, withDirection, withTheme],
};

export default preview;
