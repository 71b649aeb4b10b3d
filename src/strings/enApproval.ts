import { enShared } from "./enShared.js";
import { count, number } from "./format.js";

const LOCALE = "en";
const n = number(LOCALE);

/** The strings of an approval, in English: "May the agent do this?" */
export const enApproval = {
  ...enShared,

  // The heading, by the first part
  runCommands: count(LOCALE, { one: "Run this command?", other: "Run {count} commands?" }),
  changeFiles: count(LOCALE, { one: "Change {count} file?", other: "Change {count} files?" }),
  useTool: (tool: string) => `Use ${tool}?`,
  reachHost: (host: string) => `Reach ${host}?`,
  grantThese: "Grant permissions?",
  allowThis: "Allow this?",

  // The announcement of a new request
  asksApproval: (name: string, heading: string) => `${name} asks: ${heading}`,
  /** A text of the agent's that is read out as a sentence. */
  spoken: (text: string) => `${text}.`,
  answerCount: count(LOCALE, { one: "{count} answer.", other: "{count} answers." }),

  // The agent's own words
  /** Before the agent's sentence. */
  says: (name: string) => `${name} says:`,
  /** Before why the user is asked. */
  reasonGiven: "Reason:",
  /** Around a sentence of the agent. */
  quoted: (text: string) => `“${text}”`,

  // Parts
  command: "Command",
  toolCall: "Tool",
  grants: "Permissions",
  selectedOf: (selected: number, total: number) => `${n(selected)} of ${n(total)} selected`,
  /** Beside a permission that the user can't choose. */
  fixed: "Fixed",
  newFile: "New file",
  deletedFile: "Deleted",
  renamedFrom: (path: string) => `renamed from ${path}`,
  /** A value of each type, after the value. */
  types: { number: "number", boolean: "true or false", null: "no value" },
  items: count(LOCALE, { one: "{count} item", other: "{count} items" }),
  values: count(LOCALE, { one: "{count} value", other: "{count} values" }),
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
  missing: {
    call: "The agent did not say what it will do.",
    arguments: "The agent did not show the arguments.",
    change: "The agent did not show this change.",
    content: "This content can’t be shown.",
  },
  allowedUnseen: "You would allow it unseen.",
  copyText: "Copy",
  textCopied: "Copied.",
  textNotCopied: "Copying isn’t allowed here.",
  writtenSpaces: count(LOCALE, { one: "⟨{count} space⟩", other: "⟨{count} spaces⟩" }),
  writtenLines: count(LOCALE, { one: "⟨{count} empty line⟩", other: "⟨{count} empty lines⟩" }),
  unchangedLines: count(LOCALE, {
    one: "{count} unchanged line",
    other: "{count} unchanged lines",
  }),

  // What was on screen
  linesSeen: (seen: number, total: number) => `${n(seen)} of ${n(total)} lines seen`,
  allSeen: count(LOCALE, { one: "{count} line seen", other: "All {count} lines seen" }),
  nextLines: "Next lines",
  goToLine: (line: number) => `Go to line ${n(line)}`,
  unseenRows: (first: number, last: number) =>
    first === last
      ? `Line ${n(first)} was not on screen.`
      : `Lines ${n(first)}–${n(last)} were not on screen.`,
  unseen: "Part of this was not on screen. Check it, then answer again.",
  showAllFirst: "Show the whole text first.",
  /** Beside the box that allows a long change of which some was not read. */
  allowUnread: count(LOCALE, {
    one: "Allow it although {count} line was not on screen",
    other: "Allow it although {count} lines were not on screen",
  }),
  /** After a press that came too soon. */
  tooEarly: "This request just appeared. Review it, then answer again.",

  // Notes
  levels: { info: "Note", caution: "Caution", danger: "Danger", blocked: "Blocked" },
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
  keyTwice: (key: string) => `“${key}” stands twice. Another program may read the other value.`,
  hiddenText: "This text contains invisible characters. They are shown as ⟨U+…⟩.",

  // Answers
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
  /** The accessible name of an answer in the agent's words: the words, the effect, how long. */
  answerNamed: (words: string, kind: string, scope: string) => `${words} (${kind}, ${scope})`,
  coversUnsaid: (name: string) => `${name} does not say what it covers`,
  asksForText: "asks you for a text",
  closeUnanswered: "Close without answering",
  /** The description of that button. */
  mayStop: "The agent may stop.",
  /** Where no answer refuses. */
  onlyClose: "No answer refuses this. Close it without answering.",
  nothingGranted: "Nothing is granted",

  // A reason
  denyWithReason: "Deny with a reason",
  reason: "Reason",
  yourAnswer: "Your answer",
  sentTo: (name: string) => `Sent to ${name}`,
  denyAndSend: "Deny and send the reason",
  sendText: "Send",
  chooseFirst: "Choose an answer first.",
  back: "Back",
  textNeeded: "Enter a text first.",

  // Edit
  edit: "Edit",
  editing: "Editing",
  saveChanges: "Save changes",
  undoChanges: "Undo changes",
  saveFirst: "Save or undo your changes first",

  // The end
  allowedNow: "Allowed.",
  answeredNow: "Answered.",
  deniedNow: "Denied.",
  closedNow: "Closed without an answer.",
  callChanged: "The agent changed the call. Review it again.",
  takenBack: (name: string) => `Withdrawn by ${name}. Nothing was allowed.`,
  timeOver: "The time is over. Nothing was allowed.",

  // Several requests
  allowThese: count(LOCALE, {
    one: "Allow this request?",
    other: "Allow these {count} requests?",
  }),
  answeredCount: (answered: number, total: number) => `${n(answered)} of ${n(total)} answered`,
  allowAll: count(LOCALE, { one: "Allow {count} once", other: "Allow all {count} once" }),
  denyAll: count(LOCALE, { one: "Deny {count}", other: "Deny all {count}" }),
  /** Why a request can't be allowed together with others. */
  answerAlone: "Answer this one by itself.",
  inRequest: (request: number, problem: string) => `Request ${n(request)}: ${problem}`,
  moreRequests: count(LOCALE, { one: "Show {count} more", other: "Show {count} more" }),
};

export type ApprovalStrings = typeof enApproval;
