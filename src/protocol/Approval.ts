import { diffLines } from "../text/diffLines.js";
import { visibleText } from "../text/visibleText.js";

/** A text that the user approves: a command, arguments, a plan. */
export interface ApprovalText {
  type: "text";
  /** What the text is, in the agent's words: the name of an argument. */
  label?: string | undefined;
  text: string;
}

/** A change to a file that the user approves. */
export interface ApprovalDiff {
  type: "diff";
  path: string;
  /** The file before the change. Missing or `null` for a new file. */
  oldText?: string | null | undefined;
  newText: string;
}

/** One thing that the user approves. Untrusted. */
export type ApprovalDetail = ApprovalText | ApprovalDiff;

/**
 * What the user approves with a request. The form shows each detail whole, in a box that scrolls,
 * and takes no answer before all of it was shown. Set by the host, or by a handler of
 * `react-elicitation/agents`; nothing in the params of a request can set it.
 *
 * The `message` of the request should say the same as plain text, for notifications, receipts and
 * forms of your own.
 *
 * @example
 * const command = "npm test";
 * const result = await queue.elicit(formRequest(command), {
 *   requester,
 *   approval: { message: "Run a command?", details: [{ type: "text", text: command }] },
 * });
 */
export interface Approval {
  /** Shown in place of the request's message. Untrusted. */
  message: string;
  details: readonly ApprovalDetail[];
  /**
   * Makes the options of the only field the only answers: there is no Decline beside them. Each is a
   * button (`"buttons"`), or all are a choice (`"choice"`). Ignored in a form of anything else.
   */
  answers?: "buttons" | "choice" | undefined;
}

/** The most characters and lines of a text that stands in the message rather than in a box. */
const MAX_MESSAGE_CHARACTERS = 160;
/** The most characters of a message that is made of such texts. */
const MAX_MESSAGES_CHARACTERS = 480;

/**
 * Makes an approval of texts and details. Short texts of one line become the message; a longer one
 * gets a box of its own, and one that repeats a detail is left out.
 */
export function createApproval(
  texts: readonly string[],
  details: readonly ApprovalDetail[] = [],
  answers?: Approval["answers"],
): Approval {
  const messages: string[] = [];
  const boxes: ApprovalDetail[] = [];
  // Agents put a command in their title, quoted as Markdown.
  const told = new Set(
    details.flatMap((detail) =>
      detail.type === "text" ? [detail.text, `\`${detail.text}\``] : [],
    ),
  );
  for (const text of new Set(texts)) {
    const length = messages.join("\n\n").length + text.length;
    if (text.trim() === "" || told.has(text)) continue;
    const isShort = text.length <= MAX_MESSAGE_CHARACTERS && !/[\r\n]/.test(text);
    if (isShort && length <= MAX_MESSAGES_CHARACTERS) messages.push(text);
    else boxes.push({ type: "text", text });
  }
  return { message: messages.join("\n\n"), details: [...boxes, ...details], answers };
}

/** Longer names of options are cut on their button. */
const MAX_NAME_CHARACTERS = 1_000;

/** Whether a button cuts the name of its option, with hidden characters written out as it draws them. */
export function isCutName(name: string): boolean {
  return visibleText(name).length > MAX_NAME_CHARACTERS;
}

/** A diff as plain text. */
export function diffText({ path, oldText, newText }: ApprovalDiff): string {
  const lines = diffLines(oldText ?? "", newText).map((line) => {
    if (line.sign === "folded") return `@@ ${line.count} @@`;
    return `${line.sign === "-" ? "\u2212" : line.sign} ${line.text}`;
  });
  return [path, ...lines].join("\n");
}
