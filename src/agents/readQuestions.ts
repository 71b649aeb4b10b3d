import { formRequest } from "../core/createRequest.js";
import { isObject, type JsonObject } from "../core/json.js";
import type { ElicitationContent, FormRequest } from "../core/protocol.js";
import { isText } from "./approvals.js";

/** The questions of Claude's tool `AskUserQuestion`, as a form. */
export interface QuestionForm {
  request: FormRequest;
  /** Returns the input of the tool, with the answers in it. */
  inputOf: (content: ElicitationContent) => Record<string, unknown>;
}

interface Question {
  question: string;
  header?: unknown;
  options: readonly JsonObject[];
  multiSelect?: unknown;
}

/**
 * Reads the input of `AskUserQuestion`.
 *
 * @param message the message above several questions. One question is its own.
 * @returns `undefined` if it asks nothing that can be shown.
 */
export function readQuestions(input: JsonObject, message = ""): QuestionForm | undefined {
  const given: unknown[] = Array.isArray(input.questions) ? input.questions : [];
  if (given.length === 0 || !given.every(isQuestion)) return undefined;
  const [first] = given;
  const isSingle = given.length === 1;
  const fields = given.flatMap(({ question, header, options, multiSelect }, index) => {
    const choices = options.map(({ label, description }) => ({
      const: label,
      title: label,
      ...(isText(description) && { description }),
    }));
    const named = {
      ...(isText(header) && { title: header }),
      ...(isSingle ? {} : { description: question }),
    };
    const field =
      multiSelect === true
        ? { type: "array", ...named, items: { anyOf: choices } }
        : { type: "string", ...named, oneOf: choices };
    // The form knows the companion of a choice by its name.
    return [
      [keyOf(index), field] as const,
      [`${keyOf(index)}_custom`, { type: "string" }] as const,
    ];
  });
  const properties: Record<string, unknown> = Object.fromEntries(fields);
  return {
    request: formRequest(isSingle ? (first?.question ?? "") : message, properties),
    inputOf: (content) => ({ ...input, ...answersOf(given, content) }),
  };
}

function keyOf(index: number): string {
  return `question_${index}`;
}

function isQuestion(given: unknown): given is Question {
  if (!isObject(given) || !isText(given.question) || !Array.isArray(given.options)) return false;
  const options: unknown[] = given.options;
  return options.length > 0 && options.every((option) => isObject(option) && isText(option.label));
}

/** Returns the answers by question, as the tool reads them. */
function answersOf(questions: readonly Question[], content: ElicitationContent) {
  const answers = new Map<string, string>();
  const annotations = new Map<string, { notes: string }>();
  for (const [index, { question, multiSelect }] of questions.entries()) {
    const picked = [content[keyOf(index)] ?? []].flat().map(String).filter(isText);
    const own = [content[`${keyOf(index)}_custom`]].filter(isText);
    if (multiSelect === true) {
      if (picked.length + own.length > 0) answers.set(question, joined([...picked, ...own]));
    } else if (picked.length > 0) {
      answers.set(question, picked.join(", "));
      // A text beside a choice is a note to it.
      for (const notes of own) annotations.set(question, { notes });
    } else {
      for (const text of own) answers.set(question, text);
    }
  }
  return {
    answers: Object.fromEntries(answers),
    ...(annotations.size > 0 && { annotations: Object.fromEntries(annotations) }),
  };
}

/** Joins several answers. The tool splits them at commas outside of quotes. */
function joined(answers: readonly string[]): string {
  return answers.map((each) => (/, |"/.test(each) ? JSON.stringify(each) : each)).join(", ");
}
