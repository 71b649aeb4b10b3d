import type { ReactNode } from "react";

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

/** One answered value. `null` is no answer in any protocol, so it is not here. */
export type ContentValue = string | number | boolean | string[];

/** The answers of an accepted form, by the server's own property keys. */
export type ElicitationContent = Record<string, ContentValue>;

/**
 * What the person did, in the words of the protocol. Assignable to the result types of the SDKs.
 *
 * - `accept`: the form was submitted (`content` holds the answers), or the person agreed to open
 *   the page.
 * - `decline`: the person said no.
 * - `cancel`: the request was dismissed without a choice.
 */
export type ElicitationResult =
  | {
      action: "accept";
      content?: ElicitationContent;
      /**
       * What the person chose besides, where who asks offers it: of Codex, how long an approval holds
       * (`{ persist: "session" }`). A host's own screens may give it; those of the library never do.
       */
      _meta?: { [key: string]: unknown };
    }
  | { action: "decline" }
  | { action: "cancel" };

/**
 * Who asks, by the host's own configuration: never by what the server says of itself.
 *
 * @example
 * const requester: Requester = { name: "Table booking", url: "https://mcp.tables.example/mcp" };
 */
export interface Requester {
  /** The host's own name for the server or agent. */
  name: string;
  /** The URL the host reaches it at. Left out where there is none. Only its host is shown. */
  url?: string | undefined;
  /**
   * Whether it runs on the user's device, as a stdio server does. It is then shown as "On this
   * device", and may ask to open pages on this device and its network.
   *
   * @default true for a `url` of this device (`http://localhost:3000`), else false
   */
  local?: boolean | undefined;
  /** Drawn beside the name; decoration only. Without it, the first letter of the name is. */
  icon?: ReactNode;
}

/** Where a request stands among those of one call: "1 of 3". */
export interface ElicitationProgress {
  /** From 1. */
  position: number;
  total: number;
}
