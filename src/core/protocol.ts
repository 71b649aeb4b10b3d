import type { ReactNode } from "react";

/** Metadata that either protocol may attach anywhere. Never shown. */
export type Meta = { [key: string]: unknown } | null;

/**
 * The schema of a form, as received. Untrusted.
 *
 * The type is loose on purpose: every dialect (MCP 2025-06-18 to 2026-07-28, ACP v1 and v2) is
 * assignable without a cast.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema
 */
export interface RequestedSchema {
  /** Always `"object"`. */
  type?: "object" | null | undefined;
  /** Title of the form (ACP). */
  title?: string | null | undefined;
  /** Description of the form (ACP). */
  description?: string | null | undefined;
  /** JSON Schemas of the fields, by property key. */
  properties?: { [key: string]: unknown } | null | undefined;
  /** Keys of the required fields. */
  required?: readonly string[] | null | undefined;
  [keyword: string]: unknown;
}

/**
 * `params` of an `elicitation/create` request in form mode, as received.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 */
export interface FormRequest {
  /** Form mode. May be missing: MCP servers before 2025-11-25 send none. */
  mode?: "form" | undefined;
  /** Message to the user. Untrusted. */
  message: string;
  /** Schema of the form. Untrusted. */
  requestedSchema: RequestedSchema;
  /** Metadata. Never shown. */
  _meta?: Meta | undefined;
}

/**
 * `params` of an `elicitation/create` request in URL mode, as received.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 */
export interface UrlRequest {
  /** URL mode. */
  mode: "url";
  /** Message to the user: why to open the page. Untrusted. */
  message: string;
  /** URL of the page to open. Untrusted. */
  url: string;
  /** ID the server sends in `notifications/elicitation/complete`. */
  elicitationId?: string | undefined;
  /** Metadata. Never shown. */
  _meta?: Meta | undefined;
}

/**
 * A request with an unknown mode. ACP may add some.
 *
 * It is shown as unsupported, and can be declined or cancelled.
 */
// It is first in the union, and by its name. Compilers compare a wrong request with the last member.
export interface ExtensionRequest {
  /** The unknown mode. */
  mode: string;
  /** Message to the user. Untrusted. */
  message: string;
  /** Never set. */
  url?: undefined;
  /** Never set. */
  requestedSchema?: undefined;
  /** Metadata. Never shown. */
  _meta?: Meta | undefined;
}

/**
 * `params` of an `elicitation/create` request, as received. Untrusted.
 *
 * The types of the MCP SDK v1 and v2 and of the ACP SDK are assignable without a cast.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * @see https://agentclientprotocol.com/protocol/v1/elicitation
 * @example
 * const request: ElicitationRequest = {
 *   message: "How shall I book your dinner?",
 *   requestedSchema: { type: "object", properties: { name: { type: "string" } } },
 * };
 */
export type ElicitationRequest = ExtensionRequest | UrlRequest | FormRequest;

/** The value of one answer. No protocol allows `null`, so the type doesn't either. */
export type ContentValue = string | number | boolean | string[];

/** Answers of an accepted form, by the server's property keys. */
export type ElicitationContent = Record<string, ContentValue>;

/**
 * The user's response, as both protocols define it.
 *
 * - `accept`: the user submitted the form (`content` holds the answers) or opened the page.
 * - `decline`: the user said no.
 * - `cancel`: the request was dismissed without a choice.
 *
 * Assignable to the result types of the SDKs.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#response-actions
 */
export type ElicitationResult =
  | {
      /** The user submitted the form or opened the page. */
      action: "accept";
      /** The answers, by property key. Unanswered fields are missing. */
      content?: ElicitationContent;
      /**
       * Extra choices that a requester offers, such as Codex's `{ persist: "session" }`.
       *
       * The built-in components never set it; your own may.
       */
      _meta?: { [key: string]: unknown };
    }
  | { action: "decline" }
  | { action: "cancel" };

/**
 * The server or agent that sends requests, as your configuration names it.
 *
 * Never take these values from the server itself.
 *
 * @example
 * const requester: Requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
 */
export interface Requester {
  /** Your own name for the server or agent. */
  name: string;
  /** URL at which you reach it. Only its host is shown. Leave it out if there is none. */
  url?: string | undefined;
  /**
   * Whether it runs on the user's device, as a stdio server does.
   *
   * It is then shown as "On this device", and may ask to open pages on this device and its network.
   *
   * @default true for a `url` of this device (`http://localhost:3000`), else false
   */
  local?: boolean | undefined;
  /**
   * Decorative icon next to the name.
   *
   * @default the first letter of the name
   */
  icon?: ReactNode;
}

/** Position of a request among those of one call: "1 of 3". */
export interface ElicitationProgress {
  /** Position, from 1. */
  position: number;
  /** Number of requests. */
  total: number;
}

/** Whether a requester runs on the user's device, by the host's option or by its URL. */
export function isLocalRequester({ local, url = "" }: Requester): boolean {
  return local ?? isLoopback(hostnameOf(url));
}

/** Returns the host name of a URL. jsdom 20, which Jest 29 uses, has no `URL.canParse`. */
function hostnameOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return "";
  }
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/.test(host);
}

/**
 * Checks whether a request asks for a form. A missing `mode` means a form.
 *
 * @example
 * if (isFormRequest(request)) log(Object.keys(request.requestedSchema.properties ?? {}));
 */
export function isFormRequest(request: ElicitationRequest): request is FormRequest {
  return request.mode === undefined || request.mode === null || request.mode === "form";
}

/**
 * Checks whether a request asks to open a page (`mode: "url"`).
 *
 * @example
 * if (isUrlRequest(request)) log(analyzeUrl(request.url).displayHost);
 */
export function isUrlRequest(request: ElicitationRequest): request is UrlRequest {
  return request.mode === "url";
}

/**
 * Returns how long the requester waits before it continues without a response, in milliseconds.
 *
 * Codex sends it (`_meta.codex.autoResolutionMs`).
 */
export function continuesAfter({ _meta: meta }: ElicitationRequest): number | undefined {
  const { codex } = (meta ?? {}) as { codex?: { autoResolutionMs?: unknown } | null };
  const after = codex?.autoResolutionMs;
  return typeof after === "number" && after >= 0 ? after : undefined;
}
