import type { ElicitationResult } from "../protocol/ElicitationResult.js";
import { isObject } from "../protocol/isObject.js";
import { readWord, type RelayedAnswer } from "./words.js";

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
  return { id, result, answer: typeof answer === "string" ? answer : crypto.randomUUID() };
}

function isResult(value: unknown): value is ElicitationResult {
  if (!isObject(value) || !ACTIONS.has(value.action)) return false;
  const { content } = value;
  return content === undefined || (isObject(content) && Object.values(content).every(isContent));
}

/** It came out of JSON, so it holds nothing else; only `null` is no answer. */
function isContent(value: unknown): boolean {
  return value !== null && value !== undefined;
}
