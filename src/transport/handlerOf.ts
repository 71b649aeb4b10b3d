import { InputRequestError } from "./errors.js";
import type { InputRequestHandler, InputRequestOptions } from "./types.js";

/**
 * Returns the host's handler of a method.
 *
 * @throws {InputRequestError} if there is none.
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
