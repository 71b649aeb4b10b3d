import type { FormRequest } from "../protocol/ElicitationRequest.js";
import { withOneButtonPerOption } from "../protocol/oneButtonPerOption.js";
import type { ElicitationQueue } from "../queue/ElicitationQueue.js";
import { askPerson } from "./askPerson.js";
import { ElicitationRefusedError } from "./ElicitationRefusedError.js";
import { InputRequestError } from "./InputRequestError.js";
import type { InputRequestOptions } from "./InputRequestOptions.js";
import { isObject } from "../protocol/isObject.js";
import { progressOf } from "./progressOf.js";
import { together } from "./together.js";

/** The answer to a confirmation of the early form. */
export interface ConfirmationResponse {
  type: "confirmation";
  value: string;
}

/** The one property of the form that a confirmation is shown as. */
const CHOICE = "choice";

/**
 * Answers `_meta.inputRequests` of the early form of multi-round-trip requests: a list of questions
 * with options. Each is a form of one choice, marked so that it can be drawn as a button per option.
 *
 * @throws {ElicitationRefusedError} when the person chose no option: the sketch knows no word for it.
 */
export function fulfilConfirmations(
  queue: ElicitationQueue,
  inputRequests: readonly unknown[],
  options: InputRequestOptions,
): Promise<ConfirmationResponse[]> {
  const tasks = inputRequests.map((each, index) => {
    const request = toForm(each);
    const progress = progressOf(index, inputRequests.length);
    return async (signal: AbortSignal): Promise<ConfirmationResponse> => {
      const result = await askPerson(queue, options, request, { signal, progress });
      if (result.action !== "accept") throw new ElicitationRefusedError(result.action);
      return { type: "confirmation", value: String(result.content?.[CHOICE]) };
    };
  });
  return together(options.signal, tasks);
}

function toForm(asked: unknown): FormRequest {
  const { type, title, message, options } = isObject(asked) ? asked : {};
  const readable =
    type === "confirmation" &&
    Array.isArray(options) &&
    options.length > 0 &&
    options.every(isString);
  if (!readable) {
    throw new InputRequestError("malformed", "A confirmation must have options.");
  }
  return withOneButtonPerOption({
    mode: "form",
    message: isString(message) ? message : isString(title) ? title : "",
    requestedSchema: {
      type: "object",
      title: isString(title) ? title : undefined,
      properties: { [CHOICE]: { type: "string", title, enum: options } },
      required: [CHOICE],
    },
  });
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}
