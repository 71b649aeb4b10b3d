import {
  type ContentValue,
  type ElicitationContent,
  type ElicitationRequest,
  isFormRequest,
  type Requester,
} from "../core/protocol.js";
import { isObject } from "../core/json.js";
import type { Intercept } from "../queue/ElicitationQueue.js";
import { answerIn, initialValue, toContent } from "../schema/content.js";
import type { Issue } from "../schema/types.js";
import { presetText } from "../schema/presetOf.js";
import { readAnswer } from "../schema/readAnswer.js";
import { readForm } from "../schema/readSchema.js";
import { usableZone } from "../core/timeZone.js";
import { loadPatterns } from "../validation/patterns.js";
import { validateContent } from "../validation/validateContent.js";
import { isRefusedEmpty } from "../validation/validateValue.js";

/** Reason why a request was declined automatically. */
export interface DeclineReason {
  /** The declined request. */
  request: ElicitationRequest;
  /** Its requester. */
  requester: Requester;
  /** `"url"`: the request asks to open a page. `"invalid"`: the answers are not valid. */
  code: "url" | "invalid";
  /** Why the answers are not valid. */
  issues: readonly Issue[];
}

/** Options of `answerWithDefaults`. */
export interface AnswerWithDefaultsOptions {
  /** Called when a request is declined. */
  onDecline?: ((reason: DeclineReason) => void) | undefined;
}

/**
 * Responds without a user, for tests and automation.
 *
 * Returns an `intercept` option for a queue. A form is accepted with the given answers and, for the
 * other fields, the defaults of its schema, as if it were submitted untouched. If that is not
 * valid, it is declined. URL requests are always declined.
 *
 * @param answers answers by property key. Keys that a form doesn't have are ignored.
 * @example
 * const queue = createElicitationQueue({
 *   intercept: answerWithDefaults({ name: "Ada" }, { onDecline: ({ issues }) => log(issues) }),
 * });
 */
export function answerWithDefaults(
  answers: ElicitationContent = {},
  { onDecline }: AnswerWithDefaultsOptions = {},
): Intercept {
  return async (request, { requester }) => {
    const decline = (code: DeclineReason["code"], issues: readonly Issue[] = []) => {
      onDecline?.({ request, requester, code, issues });
      return { action: "decline" } as const;
    };
    if (!isFormRequest(request)) return decline("url");
    const { requestedSchema } = request;
    // Node, too, names a zone that it does not know (`Etc/Unknown`) where `TZ` is empty.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const settings = { locale: "en", timeZone: usableZone(timeZone) ?? "UTC" };
    const names = namesIn(requestedSchema);
    const { fields } = readForm(requestedSchema);
    await loadPatterns(fields);
    const content = toContent(fields, (field) => {
      const answer = answerIn(answers, field);
      const isPart = "isContent" in field;
      if (answer !== undefined && !isPart) return { state: "given", value: answer };
      const initial = presetText(field) ?? initialValue(field, settings);
      const preset = readAnswer(field, initial, settings, initial);
      if (isRefusedEmpty(field, preset)) return { state: "none" };
      if (!isPart || preset.state !== "given") return preset;
      const asked = Object.entries(answers).filter(([key]) => names.has(key));
      const value = { ...(preset.value as object), ...Object.fromEntries(asked) };
      return { state: "given", value: value as unknown as ContentValue };
    });
    const issues = await validateContent(requestedSchema, content);
    return issues.length > 0 ? decline("invalid", issues) : { action: "accept", content };
  };
}

/** Maximum number of subschemas searched for property names. */
const MAX_PARTS = 20_000;

/** Returns the property names in a schema and its subschemas. */
function namesIn(schema: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const parts = new Set([schema]);
  for (const part of parts) {
    if (!isObject(part) && !Array.isArray(part)) continue;
    if (parts.size > MAX_PARTS) break;
    for (const each of Object.values(part)) parts.add(each);
    const { properties, required } = part as Readonly<Record<string, unknown>>;
    for (const name of isObject(properties) ? Object.keys(properties) : []) names.add(name);
    for (const name of Array.isArray(required) ? required : []) names.add(String(name));
  }
  return names;
}
