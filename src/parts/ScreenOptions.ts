import type { Strings } from "../strings/en.js";
import type { HeadingLevel } from "./HeadingLevel.js";

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
