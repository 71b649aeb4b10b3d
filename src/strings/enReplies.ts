import { count } from "./count.js";

const seconds = count("en", { one: "{count} second", other: "{count} seconds" });

/** The words of the buttons that answer at once, in English. They load with them, and a host may give its own. */
export const enReplies = {
  /** Beside an answer that is the server's default: its wish, not the application's advice. */
  suggested: "Suggested by the server",
  /** In the moment in which an answer can be undone. */
  sendingIn: (answer: string, left: number) => `Sending “${answer}” in ${seconds(left)}…`,
  /** The same, while the countdown stands still. */
  waiting: (answer: string) => `“${answer}” hasn’t been sent yet.`,
  /** Heard when the focus comes to Undo. */
  undoHint: "Press Tab to pause, or Escape to undo.",
  /** On the button that takes the answer back. */
  undo: "Undo",
  /** On the button that does not wait. */
  sendNow: "Send now",
  /** After it was taken back. */
  takenBack: "Undone. Nothing was sent.",
};

export type RepliesStrings = typeof enReplies;
