import type { ContentValue, ElicitationContent } from "../core/protocol.js";
import type { Field } from "./Field.js";
import { localTime, offsetAt, parseDateTime, parseTime } from "./dateTime.js";
import { decimalSign } from "./numbers.js";
import type { Answer } from "./readAnswer.js";
import { EMPTY_TEXT, type FieldInput, type Settings } from "./types.js";

/** The value a field starts with: its default as its control shows it, or nothing. */
export function initialValue(field: Field, settings: Settings): FieldInput {
  switch (field.kind) {
    case "boolean":
    case "singleSelect":
    case "multiSelect":
      return field.default ?? null;
    case "number":
    case "integer":
      if (field.default === undefined) return "";
      return String(field.default).replace(".", () => decimalSign(settings.locale));
    case "dateTime": {
      const parsed = field.default === undefined ? undefined : parseDateTime(field.default);
      if (!parsed) return "";
      if ("local" in parsed) return parsed.local;
      const local = parsed.unshown ? "" : localTime(parsed.epoch, settings.timeZone);
      // A value that no picker can show is shown unchanged, because everything sent must be
      // visible.
      return local || (field.default ?? "");
    }
    case "time": {
      const { clock = "", offset } = parseTime(field.default ?? "") ?? {};
      if (offset === undefined) return clock;
      const today = localTime(Date.now(), settings.timeZone).slice(0, 10);
      // The whole day has the offset of its noon, as what is entered has (`zoneOffset`).
      const ahead = offsetAt(Date.parse(`${today}T12:00Z`), settings.timeZone);
      return localTime(Date.parse(`${today}T${clock}${offset}`) + ahead, "UTC").slice(11);
    }
    case "json":
      return field.default === undefined ? "" : JSON.stringify(field.default);
    case "string":
      return field.default === "" ? EMPTY_TEXT : (field.default ?? "");
    case "email":
    case "uri":
    case "date":
      return field.default ?? "";
  }
}

/** Returns an answer as its control shows it; `undefined` as an empty control. */
export function shownValue(field: Field, answer: unknown, settings: Settings): FieldInput {
  return initialValue({ ...field, default: answer } as Field, settings);
}

/**
 * Returns the answer to a field in unvalidated content. Keys are the server's, so inherited
 * properties don't count.
 */
export function answerIn<V>(content: Readonly<Record<string, V>>, field: Field): V | undefined {
  if ("isContent" in field) return content as V;
  return Object.hasOwn(content, field.key) ? content[field.key] : undefined;
}

/** A content in which some fields are answered with nothing: that they were, and not with what. */
export function withoutAnswers(
  content: ElicitationContent,
  fields: readonly Field[],
): ElicitationContent {
  if (fields.some((field) => "isContent" in field)) return {};
  const keys = new Set(fields.map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, keys.has(key) ? "" : value]),
  );
}

/**
 * The `content` of an accepted form: the answers that were given, by the server's property keys,
 * and nothing else.
 *
 * @param answerOf what was entered in a field, as `readAnswer` reads it.
 */
export function toContent(
  fields: readonly Field[],
  answerOf: (field: Field) => Answer,
): ElicitationContent {
  const entries: [string, ContentValue][] = [];
  const add = (field: Field) => {
    const answer = answerOf(field);
    if (answer.state === "given") entries.push([field.key, answer.value]);
    return answer.state === "given";
  };
  for (const field of fields) {
    const answered = add(field);
    if (!("other" in field) || !field.other) continue;
    // In a single choice, an option excludes a text of one's own, unless that is a note to the
    // option.
    if (field.kind === "multiSelect" || field.takesNote || !answered) add(field.other);
  }
  // `fromEntries` defines own properties, so a key such as `__proto__` stays a plain key.
  const content: ElicitationContent = Object.fromEntries(entries);
  // The answer is validated to be an object before it is sent.
  return fields.some((field) => "isContent" in field)
    ? (content[""] as unknown as ElicitationContent)
    : content;
}
