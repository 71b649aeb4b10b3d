import type { ReactRenderer } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ProjectAnnotations } from "storybook/internal/types";

const elsewhere = createRoot(document.createElement("div"));

/**
 * Draws a story, and has its effects run before it is played: a built Storybook plays it sooner, when
 * nothing in it has subscribed to anything yet. React runs all that wait before it renders anything else.
 */
export const mountWithEffects: ProjectAnnotations<ReactRenderer>["mount"] =
  (context) => async () => {
    await context.renderToCanvas();
    flushSync(() => elsewhere.render(null));
    return context.canvas;
  };
