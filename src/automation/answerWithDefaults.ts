import { answerWith, isApprovalRequest, optionsOf } from "../core/ApprovalRequest.js";
import * as limits from "../core/limits.js";
import {
  type ContentValue,
  type ElicitationContent,
  type ElicitationRequest,
  isFormRequest,
  type Requester,
} from "../core/protocol.js";
import { asObject, type JsonObject } from "../core/json.js";
import { objectsIn } from "../core/walkJson.js";
import type { Intercept } from "../queue/ElicitationQueue.js";
import { answerIn, initialValue, toContent } from "../schema/content.js";
import type { Issue } from "../schema/types.js";
import { presetText } from "../schema/presetOf.js";
import { readAnswer } from "../schema/readAnswer.js";
import { readForm } from "../schema/readSchema.js";
import { SchemaDocument } from "../schema/SchemaDocument.js";
import { usableZone } from "../core/locale.js";
import { loadPatterns } from "../validation/patterns.js";
import { checkContent } from "../validation/validateContent.js";
import { isRefusedEmpty } from "../validation/validateValue.js";

/** Reason why a request was declined automatically. */
export interface DeclineReason {
  /** The declined request. */
  request: ElicitationRequest;
  /** Its requester. */
  requester: Requester;
  /**
   * `"url"`: the request asks to open a page. `"approval"`: it asks for permission. `"invalid"`: the
   * answers are not valid.
   */
  code: "url" | "approval" | "invalid";
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
 * valid, it is declined. URL requests and approvals are always declined.
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
  const answer: Intercept = async (request, { requester }) => {
    const decline = (code: DeclineReason["code"], issues: readonly Issue[] = []) => {
      onDecline?.({ request, requester, code, issues });
      return { action: "decline" } as const;
    };
    if (isApprovalRequest(request)) {
      decline("approval");
      const refusal = optionsOf(request).find(({ kind }) => kind === "deny" || kind === "stop");
      return refusal ? answerWith(refusal) : { action: "cancel" };
    }
    if (!isFormRequest(request)) return decline("url");
    const { requestedSchema } = request;
    // Node, too, names a zone that it does not know (`Etc/Unknown`) where `TZ` is empty.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const settings = { locale: "en", timeZone: usableZone(timeZone) ?? "UTC" };
    const document = new SchemaDocument(requestedSchema);
    const { fields } = readForm(requestedSchema, undefined, undefined, document);
    await loadPatterns(fields);
    const content = toContent(fields, (field) => {
      const given = answerIn(answers, field);
      const isPart = "isContent" in field;
      if (given !== undefined && !isPart) return { state: "given", value: given };
      const initial = presetText(field) ?? initialValue(field, settings);
      const preset = readAnswer(field, initial, settings, initial);
      if (isRefusedEmpty(field, preset, document.budget)) return { state: "none" };
      if (!isPart || preset.state !== "given") return preset;
      const names = document.once(namesIn);
      const asked = Object.entries(answers).filter(([key]) => names.has(key));
      const value = { ...(preset.value as object), ...Object.fromEntries(asked) };
      return { state: "given", value: value as unknown as ContentValue };
    });
    const issues = await checkContent(document, content);
    return issues.length > 0 ? decline("invalid", issues) : { action: "accept", content };
  };
  return (request, context) => inTurn(() => answer(request, context));
}

/** The request that is being answered, or the last one. */
let lastTask: Promise<unknown> = Promise.resolve();
/** The time that they took since other tasks could run. */
let taken = 0;

/** Answers one request at a time, in tasks of their own: a server can send a hundred at once. */
function inTurn<T>(run: () => T | Promise<T>): Promise<T> {
  const turn = lastTask.then(async () => {
    if (taken > limits.taskMilliseconds) {
      await new Promise((resolve) => setTimeout(resolve));
      taken = 0;
    }
    const start = performance.now();
    const result = await run();
    taken += performance.now() - start;
    return result;
  });
  lastTask = turn.catch(() => {});
  return turn;
}

/** Returns the property names in a schema and its subschemas. None, if there is too much to look at. */
function namesIn({ root, budget }: SchemaDocument): ReadonlySet<unknown> {
  const names = (objectsIn(root, budget) ?? []).flatMap((part): unknown[] => {
    const { properties, required } = part as JsonObject;
    return [...Object.keys(asObject(properties)), required].flat();
  });
  return new Set(names);
}
