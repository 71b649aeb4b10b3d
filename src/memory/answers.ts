import type { Requester } from "../protocol/types.js";
import { requesterKey } from "../protocol/requester.js";
import {
  type AnsweredQuestion,
  type EarlierAnswer,
  readAnswerRecord,
  withAnswers,
  withoutAnswer,
  writeAnswerRecord,
} from "./answerRecord.js";
import type { ElicitationStorage } from "./ElicitationStorage.js";
import { runExclusive } from "./runExclusive.js";
import { sha256 } from "./sha256.js";

/**
 * Returns the key of a requester's record, by its name and URL.
 *
 * Answers to one requester are never read for another, and can't push out another's.
 */
function recordKey(requester: Requester): string {
  return `answers-${sha256(requesterKey(requester))}`;
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
