import { limits } from "./limits.js";
import { readRecord, writeRecord } from "./record.js";

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
  return typeof answer === "string" && answer.trim() !== "" && answer.length <= limits.answerLength;
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
