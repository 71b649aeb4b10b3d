import { InputRequestError } from "./errors.js";
import type { InputRequestHandler, InputRequestOptions } from "./types.js";

/**
 * The host's own handler of a method.
 *
 * @throws {InputRequestError} when there is none.
 */
export function handlerOf(
  { handlers = {} }: InputRequestOptions,
  method: unknown,
): InputRequestHandler {
  const name = String(method);
  const handler = Object.hasOwn(handlers, name) && handlers[name];
  if (!handler) throw new InputRequestError("unsupported", `No handler for ${name.slice(0, 40)}.`);
  return handler;
}
