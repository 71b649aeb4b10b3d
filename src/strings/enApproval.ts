import { enShared } from "./enShared.js";
import { count, number } from "./format.js";
import { effectWords } from "./sentences.js";

const LOCALE = "en";
const n = number(LOCALE);
const effect = effectWords(LOCALE);

/** The strings of an approval, in English: "May the agent do this?" */
export const enApproval = {
  ...enShared,

  // The heading, by the first part
  /** Heading above commands. */
  runCommands: count(LOCALE, { one: "Run this command?", other: "Run {count} commands?" }),
  /** Heading above changes of files. */
  changeFiles: count(LOCALE, { one: "Change {count} file?", other: "Change {count} files?" }),
  /** Heading above the arguments of a tool. */
  useTool: (tool: string) => `Use ${tool}?`,
  /** Heading above an address. */
  reachHost: (host: string) => `Reach ${host}?`,
  /** Heading above permissions. */
  grantThese: "Grant permissions?",
  /** Heading above anything else. */
  allowThis: "Allow this?",

  // The announcement of a new request
  /** Announced when an approval arrives: the requester and the heading. */
  asksApproval: (name: string, heading: string) => `${name} asks: ${heading}`,
  /** A text of the agent's that is read out as a sentence. */
  spoken: (text: string) => `${text}.`,
  /** Announced after it: how many answers there are. */
  answerCount: count(LOCALE, { one: "{count} answer.", other: "{count} answers." }),

  // The agent's own words
  /** Before the agent's sentence. */
  says: (name: string) => `${name} says:`,
  /** Before why the user is asked. */
  reasonGiven: "Reason:",
  /** Around a sentence of the agent. */
  quoted: (text: string) => `“${text}”`,

  // Parts
  /** Name of a command without a folder. */
  command: "Command",
  /** Name of arguments without a tool. */
  toolCall: "Tool",
  /** Name of a list of permissions. */
  grants: "Permissions",
  /** Beside it: how many are selected. */
  selectedOf: (selected: number, total: number) => `${n(selected)} of ${n(total)} selected`,
  /** Beside a permission that the user can't choose. */
  fixed: "Fixed",
  /** Beside the path of a file that is created. */
  newFile: "New file",
  /** Beside the path of a file that is deleted. */
  deletedFile: "Deleted",
  /** Beside the path of a file that is renamed. */
  renamedFrom: (path: string) => `renamed from ${path}`,
  /** A value of each type, after the value. */
  types: { number: "number", boolean: "true or false", null: "no value" },
  /** In place of a list: how many items it has. */
  items: count(LOCALE, { one: "{count} item", other: "{count} items" }),
  /** In place of an object: how many values it has. */
  values: count(LOCALE, { one: "{count} value", other: "{count} values" }),
  /** In place of a text without characters. */
  emptyText: "empty text",
  /** In place of the middle of a text that nobody can read. */
  unreadableCharacters: count(LOCALE, {
    one: "{count} character that can’t be read",
    other: "{count} characters that can’t be read",
  }),
  /** Before arguments as the agent wrote them, where their value could be read in another way. */
  asWritten: "As the agent wrote it",
  /** Below an address. */
  onlyReached: "The agent reaches it. Nothing opens here.",
  /** In place of something that the agent did not show. */
  missing: {
    call: "The agent did not say what it will do.",
    arguments: "The agent did not show the arguments.",
    change: "The agent did not show this change.",
    content: "This content can’t be shown.",
  },
  /** After it: what that means for the answer. */
  allowedUnseen: "You would allow it unseen.",
  /** On the button that copies a part. */
  copyText: "Copy",
  /** Announced after it was copied. */
  textCopied: "Copied.",
  /** Announced where the browser does not allow copying. */
  textNotCopied: "Copying isn’t allowed here.",
  /** In place of a long run of spaces. */
  writtenSpaces: count(LOCALE, { one: "⟨{count} space⟩", other: "⟨{count} spaces⟩" }),
  /** In place of many empty lines. */
  writtenLines: count(LOCALE, { one: "⟨{count} empty line⟩", other: "⟨{count} empty lines⟩" }),
  /** On the button that shows the unchanged lines of a file. */
  unchangedLines: count(LOCALE, {
    one: "{count} unchanged line",
    other: "{count} unchanged lines",
  }),

  // What was on screen
  /** Below a long part: how many lines were on screen. */
  linesSeen: (seen: number, total: number) => `${n(seen)} of ${n(total)} lines seen`,
  /** The same once all were. */
  allSeen: count(LOCALE, { one: "{count} line seen", other: "All {count} lines seen" }),
  /** On the button that scrolls on. */
  nextLines: "Next lines",
  /** On the button that scrolls to a line. */
  goToLine: (line: number) => `Go to line ${n(line)}`,
  /** Beside the answers: the lines that were not on screen. */
  unseenRows: (first: number, last: number) =>
    first === last
      ? `Line ${n(first)} was not on screen.`
      : `Lines ${n(first)}–${n(last)} were not on screen.`,
  /** The same for a part without lines. */
  unseen: "Part of this was not on screen. Check it, then answer again.",
  /** The same for a part that is not shown whole. */
  showAllFirst: "Show the whole text first.",
  /** Beside the box that allows a long change of which some was not read. */
  allowUnread: count(LOCALE, {
    one: "Allow it although {count} line was not on screen",
    other: "Allow it although {count} lines were not on screen",
  }),
  /** After a press that came too soon. */
  tooEarly: "This request just appeared. Review it, then answer again.",

  // Notes
  /** Level of a note, in a word. */
  levels: { info: "Note", caution: "Caution", danger: "Danger", blocked: "Blocked" },
  /** Around a note: its level, and what it says. */
  levelled: (level: string, finding: string) => `${level}: ${finding}`,
  /** Remarks that the library makes by itself. Each is a guess. */
  ownNotes: {
    "download-runs": "May run code from the internet.",
    "recursive-delete": "May delete everything in a folder.",
    "other-user": "May run as another user.",
    secret: "May contain a secret.",
    "private-address": "May reach your device or your local network.",
    "no-sandbox": "May run outside the sandbox.",
  },
  /** A character that is not what it looks like, with its code. */
  characterIs: (character: string, code: string) => `“${character}” is ${code}`,
  /** Where an object names a value twice: readers differ in which of them counts. */
  keyTwice: (key: string) => `“${key}” appears twice. Another program may read the other value.`,
  /** Note about characters that nobody sees. */
  hiddenText: "This text contains invisible characters. They are shown as ⟨U+…⟩.",

  // Answers
  /** Built-in words of an answer, by its kind and by how long it lasts. */
  answers: {
    allow: {
      once: "Allow once",
      turn: "Allow for this turn",
      session: "Allow for this session",
      project: "Allow in this project",
      always: "Always allow",
      lasting: "Allow from now on",
    },
    deny: {
      once: "Deny",
      turn: "Deny for this turn",
      session: "Deny for this session",
      project: "Deny in this project",
      always: "Always deny",
      lasting: "Deny from now on",
    },
    stop: "Deny and stop",
    other: "Answer in place of this",
  },
  /** The answer that allows, after the arguments were edited. */
  withChanges: (answer: string) => `${answer} with changes`,
  /** The effect of an answer, below its words. */
  kinds: { allow: "Allows", deny: "Denies", stop: "Denies and stops", other: "Answers" },
  /** How long an answer lasts, after its effect. */
  scopes: {
    once: "once",
    turn: "for this turn",
    session: "until this session ends",
    project: "in this project",
    always: "always",
    lasting: "lasting",
  },
  /** The accessible name of an answer in the agent's words. A plain refusal has no `scope`. */
  answerNamed: (words: string, kind: string, scope?: string) => `${words} (${effect(kind, scope)})`,
  /** Before the lines that a lasting answer covers. */
  covers: "Covers:",
  /** Below an answer that allows more than once: what it covers is not known. */
  coversUnsaid: (name: string) =>
    `${name} remembers this. It does not say what it covers or for how long beyond the words above.`,
  /** Below an answer that asks for a text. */
  asksForText: "asks you for a text",
  /** Name of the cross, which gives no answer. */
  closeUnanswered: "Close without answering",
  /** The description of that button. */
  mayStop: "The agent may stop.",
  /** Where no answer refuses. */
  onlyClose: "No answer refuses this. Close it without answering.",
  /** Beside the answers: no permission is selected. */
  nothingGranted: "Nothing is granted",

  // A reason
  /** On the button that opens the box for a reason. */
  denyWithReason: "Deny with a reason",
  /** The same for an answer that ends the turn as well. */
  stopWithReason: "Deny and stop with a reason",
  /** Label of that box. */
  reason: "Reason",
  /** Label of the box for an answer in place of a call. */
  yourAnswer: "Your answer",
  /** Beside the label: who reads it. */
  sentTo: (name: string) => `Sent to ${name}`,
  /** On the button that refuses with a reason. */
  denyAndSend: "Deny and send the reason",
  /** On the button that refuses with a reason, and ends the turn. */
  stopAndSend: "Stop and send the reason",
  /** On the button that sends a text or a choice. */
  sendText: "Send",
  /** After a press without a choice. */
  chooseFirst: "Choose an answer first.",
  /** On the button that closes the box for a reason. */
  back: "Back",
  /** After a press without a text that is needed. */
  textNeeded: "Enter a text first.",

  // Edit
  /** On the button that edits arguments. */
  edit: "Edit",
  /** Beside arguments that are being edited. */
  editing: "Editing",
  /** On the button that keeps edited arguments. */
  saveChanges: "Save changes",
  /** On the button that goes back to what the agent sent. */
  undoChanges: "Undo changes",
  /** Beside the answers while arguments are being edited. */
  saveFirst: "Save or undo your changes first",

  // The end
  /** After an answer that allows one call. */
  allowedOnceNow: "Allowed once.",
  /** After an answer that allows more. */
  allowedNow: "Allowed.",
  /** After an answer that neither allows nor refuses. */
  answeredNow: "Answered.",
  /** After an answer that refuses. */
  deniedNow: "Denied.",
  /** After the cross. */
  closedNow: "Closed without an answer.",
  /** Announced when the agent has changed its call. */
  callChanged: "The agent changed the call. Review it again.",
  /** When the requester withdrew an approval. */
  takenBack: (name: string) => `Withdrawn by ${name}. Nothing was allowed.`,
  /** When an approval has expired. */
  timeOver: "The time is over. Nothing was allowed.",

  // Several requests
  /** Heading above several requests. */
  allowThese: count(LOCALE, {
    one: "Allow this request?",
    other: "Allow these {count} requests?",
  }),
  /** Below it: how many are answered. */
  answeredCount: (answered: number, total: number) => `${n(answered)} of ${n(total)} answered`,
  /** On the button that allows all of them once. */
  allowAll: count(LOCALE, { one: "Allow {count} once", other: "Allow all {count} once" }),
  /** On the button that refuses all of them. */
  denyAll: count(LOCALE, { one: "Deny {count}", other: "Deny all {count}" }),
  /** Why a request can't be allowed together with others. */
  answerAlone: "Answer this one by itself.",
  /** Beside these buttons: the request that stops them, and why. */
  inRequest: (request: number, problem: string) => `Request ${n(request)}: ${problem}`,
  /** On the button that shows more requests, parts or rules. */
  moreRequests: count(LOCALE, { one: "Show {count} more", other: "Show {count} more" }),
};

export type ApprovalStrings = typeof enApproval;
