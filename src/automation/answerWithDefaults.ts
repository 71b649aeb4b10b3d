import type {
  ContentValue,
  ElicitationContent,
  ElicitationRequest,
  Requester,
} from "../protocol/types.js";
import { isFormRequest } from "../protocol/requestMode.js";
import { isObject } from "../protocol/isObject.js";
import type { Intercept } from "../queue/ElicitationQueue.js";
import { answerIn } from "../schema/answerIn.js";
import { initialValue } from "../schema/initialValue.js";
import type { Issue } from "../schema/types.js";
import { presetText } from "../schema/presetOf.js";
import { readAnswer } from "../schema/readAnswer.js";
import { readForm } from "../schema/readForm.js";
import { toContent } from "../schema/toContent.js";
import { usableZone } from "../time/usableZone.js";
import { validateContent } from "../validation/validateContent.js";

/** Why a request was declined without a person. */
export interface DeclineReason {
  request: ElicitationRequest;
  requester: Requester;
  /** It asks for a page to be opened, or the answers are not valid. */
  code: "url" | "invalid";
  /** What is not valid. */
  issues: readonly Issue[];
}

/** Who is told of what was declined. */
export interface AnswerWithDefaultsOptions {
  /** Told why a request was declined. */
  onDecline?: ((reason: DeclineReason) => void) | undefined;
}

/**
 * Answers in place of a person, for tests and automation. A form is accepted with the answers given
 * here and, for the rest, the defaults of its schema, as a form that is submitted untouched would;
 * where that is not valid it is declined. A URL is always declined.
 *
 * @param answers by property key. Keys that a form does not ask for are left out of its answer.
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
    const content = toContent(readForm(requestedSchema).fields, (field) => {
      const answer = answerIn(answers, field);
      const isPart = "isContent" in field;
      if (answer !== undefined && !isPart) return { state: "given", value: answer };
      const initial = presetText(field) ?? initialValue(field, settings);
      const preset = readAnswer(field, initial, settings, initial);
      if (!isPart || preset.state !== "given") return preset;
      const asked = Object.entries(answers).filter(([key]) => names.has(key));
      const value = { ...(preset.value as object), ...Object.fromEntries(asked) };
      return { state: "given", value: value as unknown as ContentValue };
    });
    const issues = await validateContent(requestedSchema, content);
    return issues.length > 0 ? decline("invalid", issues) : { action: "accept", content };
  };
}

/** How many parts of a schema are looked through for names. */
const MAX_PARTS = 20_000;

/** The names of the properties that a schema speaks of, whichever of its parts does. */
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
