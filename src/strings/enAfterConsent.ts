/**
 * The strings of a consent once its page was asked for or its address copied, in English. They load with
 * what follows the press on Open, and a host may give its own.
 */
export const enAfterConsent = {
  // Actions
  /** On the button that opens the page, once a window was asked for. */
  openAgain: "Open again",
  /** On the button that sends the consent again, after it could not be sent. */
  resend: "Try again",
  /** On the button by which the user says that they are done with the page. */
  finished: "I'm done",

  // What became of the copy
  /** After the address was copied. */
  copied: "Link copied.",
  /** If the browser does not allow copying. */
  notCopied: "Copying isn’t allowed here. Select the address and copy it.",

  // What became of it
  /** While a window is asked for. */
  opening: "Opening a new window…",
  /** Once the window is there. */
  opened: "The page opened in a new window. Come back when you’re done.",
  /** If no window seemed to open. */
  unopened: "If the page didn’t open, use this link:",
  /** If the host could not open the page. */
  refused: "The page couldn’t be opened. Nothing was sent. You can use this link:",
  /** While the host looks whether the user is done. */
  checking: "Checking whether you’re done…",
  /** When the user is done with the page. */
  done: "Thanks. You can continue here.",
  /** When the user is not done yet. */
  notDone: "This isn’t finished yet.",
  /** When the server says that the user is done. */
  completed: "Completed.",
  /** After the screen was closed. */
  closed: "Closed.",
};

export type AfterConsentStrings = typeof enAfterConsent;
