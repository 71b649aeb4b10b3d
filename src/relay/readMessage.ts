import type { ElicitationResult } from "../protocol/types.js";
import { isObject } from "../protocol/isObject.js";
import type { JsonRpcError } from "../transport/types.js";
import { readWord, type Refusal, type RelayedAnswer } from "./words.js";

/** Maximum nesting of a response. No request of any protocol comes near it. */
const MAX_DEPTH = 100;

const ACTIONS = new Set<unknown>(["accept", "decline", "cancel"]);

/**
 * How long an ID or a name may be, in characters. The relay keeps them beside its budget, and those of
 * honest pages are far shorter.
 */
const MAX_NAME_LENGTH = 200;

/** How long the message of an error may be. */
const MAX_ERROR_LENGTH = 300;

/** A message of a page: an answer, or why it cannot show a request. */
export type PageMessage =
  | { answer: RelayedAnswer; refusal?: undefined }
  | { refusal: Refusal; answer?: undefined };

/**
 * Reads what a page sends, as JSON-RPC. Its user is known, and so trusted to answer for themselves, but
 * the page may be anything.
 *
 * @returns `undefined` for anything else.
 */
export function readMessage(text: string): PageMessage | undefined {
  const { id, result, answer, error, page } = readWord<RelayedAnswer & Refusal>(text);
  if (typeof id !== "string" || [id, answer, page].some(isTooLong)) return undefined;
  if (isObject(error)) {
    const refusal = { id, page: typeof page === "string" ? page : "", error: readError(error) };
    return { refusal };
  }
  if (!isResult(result)) return undefined;
  const name = typeof answer === "string" ? answer : crypto.randomUUID();
  return { answer: { id, result: onlyResult(result), answer: name } };
}

function isTooLong(name: unknown): boolean {
  return typeof name === "string" && name.length > MAX_NAME_LENGTH;
}

/** Only what the error of a queue has. */
function readError({ code, message, data }: Readonly<Record<string, unknown>>): JsonRpcError {
  const { limit, allowed, mode } = isObject(data) ? data : {};
  const isLimit = typeof limit === "string" && typeof allowed === "number";
  const given = isLimit ? { limit: limit.slice(0, 40), allowed } : undefined;
  return {
    code: Number.isSafeInteger(code) ? (code as number) : -32603,
    message: String(message).slice(0, MAX_ERROR_LENGTH),
    data: typeof mode === "string" ? { mode: mode.slice(0, 40) } : given,
  };
}

/** Only what is accepted has an answer in it, and nothing goes on that is none of a result. */
function onlyResult(result: ElicitationResult): ElicitationResult {
  if (result.action !== "accept") return { action: result.action };
  const { action, content, _meta } = result;
  return { action, ...(content && { content }), ...(_meta && { _meta }) };
}

function isResult(value: unknown): value is ElicitationResult {
  if (!isObject(value) || !ACTIONS.has(value.action)) return false;
  return [value.content, value._meta].every(
    (part) => part === undefined || (isObject(part) && !isTooDeep(part)),
  );
}

/** Whether it is nested deeper than what reads and writes it by recursion can go. */
function isTooDeep(content: object): boolean {
  const left: [value: unknown, depth: number][] = [[content, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (depth > MAX_DEPTH) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const member of Object.values(value)) left.push([member, depth + 1]);
  }
  return false;
}
