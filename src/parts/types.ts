import type { Strings } from "../strings/en.js";
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";

/** How deep in the headings of the page the name of who asks stands. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * What a host may give a part besides what the part asks for: every attribute and handler of the one
 * element that it renders. Handlers of the host run first; `preventDefault` keeps ours from running.
 */
export type PartProps<Tag extends ElementType> = ComponentPropsWithoutRef<Tag>;

/**
 * Draws a message of a server: a Markdown renderer of the host's, say, that makes no HTML of its
 * input, loads no pictures, and lets nobody follow a link unasked.
 *
 * @param text untrusted, with hidden characters made visible; of a long message, what is unfolded.
 */
export type RenderMessage = (text: string) => ReactNode;

/** What every screen takes, and is the same on all of them: an `<ElicitationProvider>` has it once. */
export interface ScreenOptions {
  /** Words in place of the library's own, by key. */
  strings?: Partial<Strings> | undefined;
  /** BCP 47 tag of the person's language, for numbers, dates and times. Default: the browser's. */
  locale?: string | undefined;
  /** IANA name of the person's time zone, in which times are read and written. Default: the browser's. */
  timeZone?: string | undefined;
  /** The level of the heading that says who asks; those below it are one deeper. Default: 2. */
  headingLevel?: HeadingLevel | undefined;
  /**
   * `"comfortable"` gives it the room and the type of a page. By default it is as dense as the column
   * of a chat asks for. Tokens that you set hold in both.
   */
  density?: "comfortable" | undefined;
  /**
   * What Escape does outside of a dialog. By default nothing: chats stop with it, and screen readers
   * leave a form with it. `"cancel"` dismisses, after asking once where something was entered.
   */
  escape?: "cancel" | undefined;
}
