import type { Strings } from "../strings/en.js";
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";

/** Heading level of the question of a request. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Attributes and handlers of the one element that a component renders.
 *
 * Your handlers run first. Call `preventDefault` to skip the built-in handler.
 */
export type PartProps<Tag extends ElementType> = ComponentPropsWithoutRef<Tag>;

/**
 * Renders a server's message, for example with a Markdown renderer.
 *
 * The renderer must create no HTML from its input, load no images, and open no link without a
 * click.
 *
 * @param text untrusted, with hidden characters made visible. For a long message, the part that is
 *   shown.
 */
export type RenderMessage = (text: string) => ReactNode;

/** Options of every component that shows a request. Set them once with `<ElicitationProvider>`. */
export interface ScreenOptions {
  /**
   * Strings that replace the built-in ones, by key.
   *
   * @default the strings of the provider, else English
   */
  strings?: Partial<Strings> | undefined;
  /**
   * BCP 47 tag of the user's language, for numbers, dates and times.
   *
   * @default the browser's language
   */
  locale?: string | undefined;
  /**
   * IANA name of the user's time zone, in which times are read and written.
   *
   * @default the browser's time zone
   */
  timeZone?: string | undefined;
  /**
   * Level of the heading: the question. Headings below it are one deeper.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Spacing and type scale. `"comfortable"` suits a full page.
   *
   * Your own tokens override either.
   *
   * @default "compact"
   */
  density?: "compact" | "comfortable" | undefined;
  /**
   * Whether Escape cancels outside a dialog.
   *
   * By default it does nothing, because chats use Escape to stop generation and screen readers use
   * it to leave forms mode. `"cancel"` cancels, asking once more if there is input.
   *
   * @default undefined: Escape is ignored
   */
  escape?: "cancel" | undefined;
}
