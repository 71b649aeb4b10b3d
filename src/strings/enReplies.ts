import { count } from "./count.js";

const seconds = count("en", { one: "{count} second", other: "{count} seconds" });

/** The words of the buttons that answer at once, in English. They load with them, and a host may give its own. */
export const enReplies = {
  /** Beside the answer that a server filled in: its wish, not the application's advice. */
  suggested: "Suggested by the server",
  sendingIn: (answer: string, left: number) => `Sending “${answer}” in ${seconds(left)}…`,
  waiting: (answer: string) => `“${answer}” is not sent yet.`,
  /** Heard when the focus comes to Undo. */
  undoHint: "Escape undoes it. The Tab key stops the countdown.",
  undo: "Undo",
  sendNow: "Send now",
  takenBack: "Undone. Nothing was sent.",
};

export type RepliesStrings = typeof enReplies;
