import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";
import { readWord, type RelayedAnswer } from "./words.js";

/** How deep an answer may be nested: no question of any protocol comes near it. */
const MAX_DEPTH = 100;

const ACTIONS = new Set<unknown>(["accept", "decline", "cancel"]);

/**
 * Reads what a page sends: an answer, as JSON-RPC. Its person is known, and so trusted to answer for
 * themselves, but the page may be anything.
 *
 * @returns nothing where it is none.
 */
export function readAnswer(text: string): RelayedAnswer | undefined {
  const { id, result, answer } = readWord<RelayedAnswer>(text);
  if (typeof id !== "string" || !isResult(result)) return undefined;
  return {
    id,
    result: onlyResult(result),
    answer: typeof answer === "string" ? answer : crypto.randomUUID(),
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
