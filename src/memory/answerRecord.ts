import { limits } from "./limits.js";
import { readRecord, writeRecord } from "./record.js";

/** What is remembered of an answer. */
export type EarlierAnswer = string | number;

/** One question of a requester, and how it was answered, the last answer first. */
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

/** The questions that a storage gave back, the one answered last first. Whatever else it is: none. */
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

/** The questions with one more answer each, as the last one; what is over the limits is left out. */
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
 * The questions without an answer.
 *
 * @param answer left out: without any of the question's.
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
