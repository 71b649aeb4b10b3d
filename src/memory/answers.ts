import { hasText } from "../core/json.js";
import type { Requester } from "../core/protocol.js";
import { requesterKey } from "../core/session.js";
import type { Field } from "../schema/Field.js";
import { limits, readRecord, runExclusive, writeRecord } from "./records.js";
import { sha256Hex } from "./sha256Hex.js";
import { type ElicitationStorage, reportClear } from "./storage.js";

/** An answer as it is stored. */
export type EarlierAnswer = string | number;

/** One field of a requester and its answers, the latest first. */
export interface AnsweredQuestion {
  /** `questionKey`. */
  question: string;
  answers: readonly EarlierAnswer[];
}

/** Whether an answer may be remembered: not a long text, nor one of which nothing would be seen. */
export function isMemorable(answer: unknown): answer is EarlierAnswer {
  if (typeof answer === "number") return Number.isFinite(answer);
  return hasText(answer) && answer.length <= limits.answerLength;
}

/** Returns the fields in a stored record, the latest answered first. Empty for malformed data. */
export function readAnswerRecord(text: unknown): AnsweredQuestion[] {
  const entries = readRecord(text)?.["questions"];
  if (!Array.isArray(entries)) return [];
  const questions = new Map<string, AnsweredQuestion>();
  for (const entry of entries as unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [question, answers] = entry as unknown[];
    if (typeof question !== "string" || !Array.isArray(answers) || questions.has(question))
      continue;
    const kept = [...new Set(answers.filter(isMemorable))].slice(0, limits.answers);
    if (kept.length > 0) questions.set(question, { question, answers: kept });
  }
  return [...questions.values()].slice(0, limits.questions);
}

export function writeAnswerRecord(questions: readonly AnsweredQuestion[]): string | undefined {
  return writeRecord({ questions: questions.map((each) => [each.question, each.answers]) });
}

/** Returns the fields with one more answer each. What exceeds the limits is left out. */
export function withAnswers(
  questions: readonly AnsweredQuestion[],
  given: readonly { question: string; answer: EarlierAnswer }[],
): AnsweredQuestion[] {
  const before = new Map(questions.map((each) => [each.question, each.answers]));
  const now = new Map<string, AnsweredQuestion>();
  for (const { question, answer } of given) {
    const earlier = now.get(question)?.answers ?? before.get(question) ?? [];
    const answers = [...new Set([answer, ...earlier])].slice(0, limits.answers);
    now.set(question, { question, answers });
  }
  const others = questions.filter(({ question }) => !now.has(question));
  return [...now.values(), ...others].slice(0, limits.questions);
}

/**
 * Returns the fields without an answer.
 *
 * @param answer the answer to remove. Default: all answers of the field.
 */
export function withoutAnswer(
  questions: readonly AnsweredQuestion[],
  question: string,
  answer?: EarlierAnswer,
): AnsweredQuestion[] {
  return questions.flatMap((each) => {
    if (each.question !== question) return [each];
    const left = answer === undefined ? [] : each.answers.filter((other) => other !== answer);
    return left.length > 0 ? [{ question, answers: left }] : [];
  });
}

/**
 * Returns the key of a requester's record, by its name and URL.
 *
 * Answers to one requester are never read for another, and can't push out another's.
 */
function recordKey(requester: Requester): string {
  return `answers-${sha256Hex(requesterKey(requester))}`;
}

/** Returns every field of a requester that was answered before. */
export async function readAnswers(
  storage: ElicitationStorage,
  requester: Requester,
): Promise<readonly AnsweredQuestion[]> {
  return readAnswerRecord(await runExclusive(storage, () => storage.get(recordKey(requester))));
}

/** Adds answers that were sent to a requester. */
export async function keepAnswers(
  storage: ElicitationStorage,
  requester: Requester,
  given: readonly { question: string; answer: EarlierAnswer }[],
): Promise<void> {
  if (given.length > 0) await change(storage, requester, (all) => withAnswers(all, given));
}

/** Removes one answer of a field, or all of them. */
export async function forgetAnswer(
  storage: ElicitationStorage,
  requester: Requester,
  question: string,
  answer?: EarlierAnswer,
): Promise<void> {
  await change(storage, requester, (all) => withoutAnswer(all, question, answer));
}

/** Removes every answer that was given to a requester. */
export async function removeAnswers(
  storage: ElicitationStorage,
  requester: Requester,
): Promise<void> {
  reportClear(storage, "answers");
  await runExclusive(storage, () => storage.remove(recordKey(requester)));
}

async function change(
  storage: ElicitationStorage,
  requester: Requester,
  edit: (all: AnsweredQuestion[]) => AnsweredQuestion[],
): Promise<void> {
  const key = recordKey(requester);
  await runExclusive(storage, async () => {
    const all = edit(readAnswerRecord(await storage.get(key)));
    const text = all.length > 0 ? writeAnswerRecord(all) : undefined;
    await (text === undefined ? storage.remove(key) : storage.set(key, text));
  });
}

/**
 * Identifies a field of a requester by its property key, kind and label.
 *
 * A field with another label or kind is another field, so that an answer is only offered for the
 * field it was given to.
 */
export function questionKey({ key, kind, label }: Field): string {
  return sha256Hex(JSON.stringify([key, kind, label]));
}
