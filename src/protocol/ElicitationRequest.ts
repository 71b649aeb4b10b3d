/** Metadata that either protocol may attach anywhere. Never shown. */
export type Meta = { [key: string]: unknown } | null;

/**
 * The schema of a form, as the server sent it. Its type is loose on purpose: it is untrusted, and
 * every dialect (MCP 2025-06-18 to 2026-07-28, ACP v1 and v2) must be assignable without a cast.
 */
export interface RequestedSchema {
  type?: "object" | null | undefined;
  title?: string | null | undefined;
  description?: string | null | undefined;
  properties?: { [key: string]: unknown } | null | undefined;
  required?: readonly string[] | null | undefined;
  [keyword: string]: unknown;
}

/**
 * `params` of an `elicitation/create` request in form mode, as they came.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 */
export interface FormRequest {
  mode?: "form" | undefined;
  message: string;
  requestedSchema: RequestedSchema;
  _meta?: Meta | undefined;
}

/** `params` of an `elicitation/create` request in url mode, as they came. */
export interface UrlRequest {
  mode: "url";
  message: string;
  url: string;
  elicitationId?: string | undefined;
  _meta?: Meta | undefined;
}

/** A mode that this library does not know. ACP allows for more of them to come. */
export interface OtherRequest {
  mode: string;
  message: string;
  url?: undefined;
  requestedSchema?: undefined;
  _meta?: Meta | undefined;
}

/**
 * `params` of `elicitation/create`, as they came over the wire. The types of the MCP SDK v1 and v2
 * and of the ACP SDK are assignable to it without a cast.
 *
 * @example
 * const request: ElicitationRequest = {
 *   message: "How shall I book your dinner?",
 *   requestedSchema: { type: "object", properties: { name: { type: "string" } } },
 * };
 */
export type ElicitationRequest = FormRequest | UrlRequest | OtherRequest;
