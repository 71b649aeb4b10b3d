import type { UrlRequest } from "../protocol/types.js";
import { isObject } from "../protocol/isObject.js";

/** The code of the error that asks for URLs. */
const URL_ELICITATION_REQUIRED = -32042;

/**
 * Returns the URL requests of an error -32042, each URL once. Other errors have none.
 *
 * Anything but URL requests is left out, and a single request counts as a list of one.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#url-elicitation-required-error
 */
export function readUrlElicitations(error: unknown): UrlRequest[] {
  const { code, data } = (error ?? {}) as {
    code?: unknown;
    data?: { elicitations?: unknown } | null;
  };
  if (code !== URL_ELICITATION_REQUIRED) return [];
  const requests = new Map<string, UrlRequest>();
  for (const each of [data?.elicitations].flat()) {
    if (!isObject(each)) continue;
    const { mode, url, message, elicitationId } = each;
    if (typeof url !== "string" || (mode ?? "url") !== "url" || requests.has(url)) continue;
    requests.set(url, {
      ...each,
      mode: "url",
      url,
      message: typeof message === "string" ? message : "",
      elicitationId: typeof elicitationId === "string" ? elicitationId : undefined,
    });
  }
  return [...requests.values()];
}
