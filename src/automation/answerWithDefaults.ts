import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { ElicitationContent } from "../protocol/ElicitationResult.js";
import { isFormRequest } from "../protocol/isFormRequest.js";
import type { Requester } from "../protocol/Requester.js";
import type { Intercept } from "../queue/ElicitationQueue.js";
import { initialValue } from "../schema/initialValue.js";
import type { Issue } from "../schema/Issue.js";
import { presetText } from "../schema/presetOf.js";
import { readAnswer } from "../schema/readAnswer.js";
import { readSchema } from "../schema/readSchema.js";
import { toContent } from "../schema/toContent.js";
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
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const settings = { locale: "en", timeZone };
    const content = toContent(readSchema(requestedSchema).fields, (field) => {
      const answer = Object.hasOwn(answers, field.key) ? answers[field.key] : undefined;
      if (answer !== undefined) return { state: "given", value: answer };
      const initial = presetText(field) ?? initialValue(field, settings);
      return readAnswer(field, initial, settings, initial);
    });
    const issues = await validateContent(requestedSchema, content);
    return issues.length > 0 ? decline("invalid", issues) : { action: "accept", content };
  };
}
