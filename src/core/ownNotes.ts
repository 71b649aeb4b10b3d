import { isCommandName } from "./approvalParts.js";
import type { ApprovalPart } from "./ApprovalRequest.js";
import { Budget } from "./Budget.js";
import { isTexts, parseJson } from "./json.js";
import { objectsIn } from "./walkJson.js";

/**
 * Codes of the remarks that the library makes by itself. Each begins with "May" on the screen.
 *
 * - `download-runs`: a download is piped into an interpreter.
 * - `recursive-delete`: `/`, `~`, a drive or `*` is deleted with all that is in it.
 * - `other-user`: it runs as another user.
 * - `secret`: a text looks like a secret.
 * - `private-address`: an address is one of this device or of the network around it.
 * - `no-sandbox`: it runs outside the sandbox.
 */
export type OwnNoteCode =
  | "download-runs"
  | "recursive-delete"
  | "other-user"
  | "secret"
  | "private-address"
  | "no-sandbox";

/** A remark that the library makes by itself. Its absence says nothing. */
export interface OwnNote {
  code: OwnNoteCode;
  level: "warning" | "danger";
  /** Index of the first part that it is about. */
  part: number;
}

/** Existing checks of other layers. Without one, its remark is never made. */
export interface NoteChecks {
  /** Whether a key names a secret. */
  isSecretName?: ((key: string) => boolean) | undefined;
  /** Whether an address leads to this device or to the network around it. */
  isPrivateAddress?: ((url: string) => boolean) | undefined;
}

/** Addresses of one approval that are checked. */
const MAX_ADDRESSES = 100;
/** A command may hold another one in quotes, and so on. */
const MAX_QUOTES = 3;

/**
 * Returns the remarks of our own about the parts of an approval, each once.
 *
 * It is no shell parser: it finds what honest commands look like, and a malicious one can avoid it.
 */
export function ownNotes(parts: readonly ApprovalPart[], given: NoteChecks = {}): OwnNote[] {
  const { isPrivateAddress } = given;
  let left = MAX_ADDRESSES;
  const checks: NoteChecks = {
    ...given,
    isPrivateAddress: isPrivateAddress && ((url) => (left -= 1) >= 0 && isPrivateAddress(url)),
  };
  const notes = new Map<OwnNoteCode, OwnNote>();
  parts.forEach((part, at) => {
    for (const code of codesOf(part, checks)) {
      const level = code === "secret" ? "warning" : "danger";
      if (!notes.has(code)) notes.set(code, { code, level, part: at });
    }
  });
  return [...notes.values()];
}

function codesOf(part: ApprovalPart, checks: NoteChecks): OwnNoteCode[] {
  if (part.type === "command") return commandCodes(part.command, checks);
  if (part.type === "url") return checks.isPrivateAddress?.(part.url) ? ["private-address"] : [];
  return part.type === "arguments" ? argumentCodes(part.value, checks) : [];
}

function argumentCodes(given: unknown, checks: NoteChecks): OwnNoteCode[] {
  const value = parseJson(given) ?? given;
  const codes: OwnNoteCode[] = [];
  const objects = objectsIn(value, new Budget()) ?? [];
  for (const [key, each] of objects.flatMap((object): [string, unknown][] =>
    Object.entries(object),
  )) {
    if (typeof each === "string") {
      if (each !== "" && checks.isSecretName?.(key)) codes.push("secret");
      if (isCommandName(key)) codes.push(...commandCodes(each, checks));
      else if (hasPrivateAddress(each, checks)) codes.push("private-address");
    }
    if (isCommandName(key) && isTexts(each)) codes.push(...commandCodes(each, checks));
    if (SANDBOX_OFF.has(key) && each === true) codes.push("no-sandbox");
  }
  return codes;
}

/** Arguments of agents that say so: Claude Code's, and GitHub Copilot's. */
const SANDBOX_OFF = new Set(["dangerouslyDisableSandbox", "requestSandboxBypass"]);

function commandCodes(
  command: string | readonly string[],
  checks: NoteChecks,
  quotes = 0,
): OwnNoteCode[] {
  const words =
    typeof command === "string"
      ? wordsOf(command.slice(0, MAX_COMMAND_CHARACTERS))
      : firstWords(command);
  const codes: OwnNoteCode[] = [];
  if (runsDownload(words)) codes.push("download-runs");
  if (deletesAll(words)) codes.push("recursive-delete");
  if (words.some((word, at) => OTHER_USER.has(programOf(word)) && isProgram(words, at)))
    codes.push("other-user");
  if (words.some((word) => hasPrivateAddress(word, checks))) codes.push("private-address");
  if (quotes === MAX_QUOTES) return codes;
  const inner = words.filter((word) => /\S\s+\S/.test(word));
  return [
    ...new Set([...codes, ...inner.flatMap((word) => commandCodes(word, checks, quotes + 1))]),
  ];
}

/** Characters of a command that are looked at. */
const MAX_COMMAND_CHARACTERS = 1_000_000;

/** Returns the words of an argv that are looked at. */
function firstWords(argv: readonly string[]): string[] {
  const words: string[] = [];
  let left = MAX_COMMAND_CHARACTERS;
  for (const word of argv) {
    if (left <= 0) break;
    words.push(word.slice(0, left));
    left -= word.length + 1;
  }
  return words;
}

const TOKEN = /\s+|["']|\\[^]?|\|\||&&|[;&|()`]|[^\s"'\\;&|()`]+/g;
const SEPARATOR = /^(?:\|\||&&|[;&|()`\n])$/;

/** Splits a command into words, quoted ones without their quotes, and signs that end a command. */
function wordsOf(command: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let quote = "";
  const end = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  for (const [token] of command.matchAll(TOKEN)) {
    // In single quotes, a backslash is a character like others.
    const closes = token === quote || (quote === "'" && token === "\\'");
    if (closes) quote = "";
    else if (quote !== "") word += /^\\["\\$`]/.test(token) ? token.slice(1) : token;
    else if (token === '"' || token === "'") {
      quote = token;
      word ??= "";
    } else if (token.startsWith("\\")) word = (word ?? "") + token.slice(1).replace(/^\r?\n/, "");
    else if (/^\s/.test(token)) {
      end();
      if (token.includes("\n")) words.push("\n");
    } else if (SEPARATOR.test(token)) {
      end();
      words.push(token);
    } else word = (word ?? "") + token;
  }
  end();
  return words;
}

/** Programs that run the command after them, and what may stand between. */
const WRAPPER =
  /^(?:sudo|doas|runas|env|exec|command|nohup|time|xargs|nice|then|do|else|-.*|\w+=.*)$/s;

/** Whether a word is the program of a command rather than one of its arguments. */
function isProgram(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || SEPARATOR.test(before) || isWrapper(before);
}

function isWrapper(word: string): boolean {
  return WRAPPER.test(word.slice(0, 200)) || WRAPPER.test(programOf(word));
}

/** Returns the name of a program without its folder, in lower case. */
function programOf(word: string): string {
  return word
    .slice(-200)
    .replace(/^.*[\\/]/s, "")
    .replace(/\.exe$/i, "")
    .toLowerCase();
}

const OTHER_USER = new Set(["sudo", "doas", "runas"]);
const DOWNLOAD = /^(?:curl|wget|fetch|aria2c|iwr|irm|invoke-webrequest|invoke-restmethod)$/;
/** A download within a word, or as a method of PowerShell. */
const DOWNLOAD_INSIDE =
  /[(`]\s{0,20}(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod)\b|\.download(?:string|data|file)\b/i;
const INTERPRETER =
  /^(?:(?:ba|z|da|k|fi|c|tc)?sh|python[\d.]*|perl|ruby|node|deno|bun|php|lua|pwsh|powershell|cmd|iex|invoke-expression|eval|source|\.)$/;

/** Whether an interpreter reads a download: from a pipe, or as one of its arguments. */
function runsDownload(words: readonly string[]): boolean {
  let [downloads, interprets] = [false, false];
  /** Whether a pipe stands before a word, with nothing but wrappers between them. */
  let afterPipe = false;
  for (const [at, word] of words.entries()) {
    const readsPipe = afterPipe;
    // `|&` brings errors as well.
    if (word === "&" && words[at - 1] === "|") continue;
    if (!isWrapper(word)) afterPipe = word === "|";
    const program = programOf(word);
    const isDownload = DOWNLOAD.test(program);
    // `bash <(curl …)`, `sh -c "$(curl …)"`, `iex (iwr …)`.
    const isArgument = isDownload && (words[at - 1] === "(" || words[at - 1] === "`");
    if (interprets && (isArgument || DOWNLOAD_INSIDE.test(word))) return true;
    downloads ||= isDownload;
    if (!INTERPRETER.test(program) || !isProgram(words, at)) continue;
    interprets = true;
    if (downloads && readsPipe) return true;
  }
  return false;
}

const DELETE = new Set(["rm", "rmdir", "rd", "del", "erase", "remove-item", "ri"]);
/** Programs that delete by a program among their arguments. */
const DELETE_WITH = new Set(["sudo", "doas", "runas", "find", "xargs"]);
const RECURSIVE = /^(?:-[dfiprvwx]*r[dfiprvwx]*|-rec\w*|--recursive|\/s)$/i;
const LONGEST_FLAG = 40;
/** A root, a home, a drive, or all that is in it. */
const EVERYTHING =
  /^(?:~|\$\{?home\}?|\$env:(?:home|userprofile)|%(?:userprofile|homedrive)%|[a-z]:|\.(?=[\\/]+\*))?[\\/]*\**$/i;

function deletesAll(words: readonly string[]): boolean {
  const none = { deletes: false, isRecursive: false, everything: false, wrapped: false };
  let found = { ...none };
  for (const [at, word] of words.entries()) {
    const program = programOf(word);
    if (SEPARATOR.test(word)) found = { ...none };
    else if (DELETE_WITH.has(program)) found.wrapped = true;
    else if (DELETE.has(program) && (found.wrapped || isProgram(words, at))) found.deletes = true;
    else if (word.length <= LONGEST_FLAG && RECURSIVE.test(word)) found.isRecursive = true;
    else if (word !== "" && EVERYTHING.test(word)) found.everything = true;
    if (found.deletes && found.isRecursive && found.everything) return true;
  }
  return false;
}

/** Whether a text has an address of this device or of the network around it. */
function hasPrivateAddress(text: string, { isPrivateAddress }: NoteChecks): boolean {
  if (!isPrivateAddress) return false;
  const addresses = text.match(/\b(?:https?|wss?|ftp):\/\/[^\s"'`<>|;)\\]{1,2000}/gi) ?? [];
  return addresses.slice(0, MAX_ADDRESSES).some(isPrivateAddress);
}
