import { diffLines } from "./diffLines.js";
import { LINE_CHARACTERS, visibleText } from "./text.js";

/** A text that the user approves: a command, arguments, a plan. */
export interface ApprovalText {
  /** Marks a text. */
  type: "text";
  /** Name of the text, such as the name of an argument. Untrusted. */
  label?: string | undefined;
  /** The text, shown whole. Untrusted. */
  text: string;
}

/** A change to a file that the user approves. */
export interface ApprovalDiff {
  /** Marks a diff. */
  type: "diff";
  /** Path of the file. Untrusted. */
  path: string;
  /** The file before the change. Missing or `null` for a new file. */
  oldText?: string | null | undefined;
  /** The file after the change. */
  newText: string;
}

/** One text or change that the user approves. Untrusted. */
export type ApprovalDetail = ApprovalText | ApprovalDiff;

/**
 * Commands, arguments or changes that the user approves with a request.
 *
 * The form shows each detail whole, in a box that scrolls, and accepts no answer before all of it
 * was shown. Your app or a handler of `react-elicitation/agents` sets it; the params of a request
 * cannot. The `message` of the request should say the same as plain text, for notifications,
 * receipts and your own forms.
 *
 * @example
 * const command = "npm test";
 * const result = await queue.elicit(formRequest(command), {
 *   requester,
 *   approval: { message: "Run a command?", details: [{ type: "text", text: command }] },
 * });
 */
export interface Approval {
  /** Message shown in place of the request's own. Untrusted. */
  message: string;
  /** The texts and changes to approve. */
  details: readonly ApprovalDetail[];
  /**
   * Makes the options of the only field the only answers, without Decline.
   *
   * `"buttons"` shows a button per option, `"choice"` shows a select. Ignored in any other form.
   *
   * @default undefined: the usual form with Submit and Decline
   */
  answers?: "buttons" | "choice" | undefined;
}

/** Maximum length of a text that becomes part of the message, in characters. */
const MAX_MESSAGE_CHARACTERS = 160;
/** Maximum length of a message made of such texts, in characters. */
const MAX_MESSAGES_CHARACTERS = 480;

/**
 * Creates an approval from texts and details.
 *
 * Short texts of one line become the message. A longer one gets its own box, and one that repeats a
 * detail is left out.
 */
export function createApproval(
  texts: readonly string[],
  details: readonly ApprovalDetail[] = [],
  answers?: Approval["answers"],
): Approval {
  const messages: string[] = [];
  const boxes: ApprovalDetail[] = [];
  // Agents put a command in their title, quoted as Markdown.
  const shownTexts = new Set(
    details.flatMap((detail) =>
      detail.type === "text" ? [detail.text, `\`${detail.text}\``] : [],
    ),
  );
  for (const text of new Set(texts)) {
    const length = messages.join("\n\n").length + text.length;
    if (text.trim() === "" || shownTexts.has(text)) continue;
    const isShort = text.length <= MAX_MESSAGE_CHARACTERS && !/[\r\n]/.test(text);
    if (isShort && length <= MAX_MESSAGES_CHARACTERS) messages.push(text);
    else boxes.push({ type: "text", text });
  }
  return { message: messages.join("\n\n"), details: [...boxes, ...details], answers };
}

/** Whether a button truncates the name of its option, with hidden characters made visible. */
export function isCutName(name: string): boolean {
  return visibleText(name).length > LINE_CHARACTERS;
}

/** Returns a diff as plain text. */
export function diffText({ path, oldText, newText }: ApprovalDiff): string {
  const lines = diffLines(oldText ?? "", newText).map((line) => {
    if (line.sign === "folded") return `@@ ${line.count} @@`;
    return `${line.sign === "-" ? "\u2212" : line.sign} ${line.text}`;
  });
  return [path, ...lines].join("\n");
}
