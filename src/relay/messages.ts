import * as limits from "../core/limits.js";
import { asObject, asText, isDeeper, isObject, type JsonObject, parseJson } from "../core/json.js";
import type { ElicitationResult } from "../core/protocol.js";
import { ElicitationLimitError, ElicitationModeError, type LimitName } from "../queue/errors.js";
import type { JsonRpcError } from "../transports/types.js";
import type { RelayedQuestion } from "./types.js";
import {
  type AnswerDetails,
  answerWith,
  type ApprovalOption,
  type ApprovalRequest,
  type ApprovalResult,
  optionsOf,
} from "../core/ApprovalRequest.js";

/** A response on its way to the process of its requester. */
export interface RelayedAnswer {
  id: string;
  result: ElicitationResult;
  /** The page's ID of the response, to tell which of several counts. */
  answer: string;
}

/** A page's report that it cannot show a request, with its reason. */
export interface Refusal {
  id: string;
  /** The connection of the page, by the name that the relay gave it. */
  page: string;
  error: JsonRpcError;
}

/** State of a request, as processes report it to each other. */
export interface RequestState extends Omit<RelayedQuestion, "ask"> {
  isOpen?: boolean | undefined;
  expiresAt?: number | undefined;
}

/** A message from the processes with the requesters to those with a user's pages. */
export interface MessageToPages {
  /** `head`: the serialized message of an open request, if it is small or was wanted. */
  states?: readonly (RequestState & { head?: string | undefined })[];
  /** An answer that is as good as the one that counts, by the name that its page gave it. */
  given?: string | undefined;
  /** These are still open. */
  open?: readonly string[];
  /** The page's ID of a response that could not be delivered to the requester. */
  refused?: string;
  /** Every process is to list its pages, since one refused the request with this ID. */
  pagesFor?: string;
}

/** A message from the processes with a user's pages to those with the requesters. */
export interface MessageToQueues {
  answer?: RelayedAnswer;
  /** Asks for the IDs of open requests, and for the state of others. */
  list?: true;
  /** The messages of these requests are needed here. */
  want?: readonly string[];
  refusal?: Refusal;
  /** The requests that are on screen. */
  shown?: readonly string[];
  /** The pages that are connected, in reply to `pagesFor`. */
  pages?: { id: string; connected: readonly string[] };
}

export const topicOfPages = (userKey: string) => `pages:${userKey}`;
export const topicOfQueues = (userKey: string) => `queues:${userKey}`;

/**
 * How often open requests are reported, in milliseconds. Proxies close connections that are idle
 * for a minute.
 */
export const STATUS_INTERVAL_MILLISECONDS = 15_000;
/** How many reports may be missed before a request counts as settled. */
export const MAX_MISSED_STATUSES = 5;
/**
 * How long the stored state of an open request is valid, in milliseconds: no longer than it is
 * shown.
 */
export const OPEN_MILLISECONDS = (MAX_MISSED_STATUSES - 1) * STATUS_INTERVAL_MILLISECONDS;
/** How long a settled request is remembered, in milliseconds. */
export const OVER_MILLISECONDS = 60_000;

/** How long an ending process waits until its last messages are sent, in milliseconds. */
export const CLOSED_WITHIN_MILLISECONDS = 5_000;

/**
 * Bytes that a connection takes at a time. A larger request is sent over the bus only to a process
 * whose pages lack it.
 */
export const BATCH_BYTES = 65_536;
/** After how long a page that reads nothing is disconnected, in milliseconds. */
export const STALLED_MILLISECONDS = 30_000;

/** A listener of a bus, none of whose errors is one of the bus. */
export function listening(hear: (text: string) => void, onError: (error: unknown) => void) {
  return (text: string) => {
    try {
      hear(text);
    } catch (error) {
      onError(error);
    }
  };
}

/** Reads a message of the bus. Returns an empty object for a text of others. */
export function readBusMessage<Message extends object>(text: string): Partial<Message> {
  const message = parseJson(text);
  return isObject(message) ? (message as Message) : {};
}

const ACTIONS = new Set<unknown>(["accept", "decline", "cancel"]);

/**
 * How long an ID or a name may be, in characters. The relay keeps them beside its budget, and those of
 * honest pages are far shorter.
 */
const MAX_NAME_LENGTH = 200;

/** How long the message of an error may be. */
const MAX_ERROR_LENGTH = 300;

/** How many requests a page may report as shown in one message. */
const MAX_SHOWN_REQUESTS = 100;

/** A message of a page: an answer, why it cannot show a request, or which it shows. */
interface PageMessage {
  answer?: RelayedAnswer;
  refusal?: Refusal;
  shown?: readonly string[];
}

/**
 * Reads what a page sends, as JSON-RPC. Its user is known, and so trusted to answer for themselves, but
 * the page may be anything.
 *
 * @returns `undefined` for anything else.
 */
export function readMessage(text: string): PageMessage | undefined {
  const message = readBusMessage<RelayedAnswer & Refusal & { method: unknown; params: unknown }>(
    text,
  );
  const { id, result, answer, error, page, method, params } = message;
  if (method === "notifications/elicitation/shown") return { shown: readIds(params) };
  if (typeof id !== "string" || [id, answer, page].some(isLongName)) return undefined;
  if (isObject(error)) {
    const refusal = { id, page: asText(page) ?? "", error: readError(error) };
    return { refusal };
  }
  if (!isResult(result)) return undefined;
  const name = typeof answer === "string" ? answer : crypto.randomUUID();
  return { answer: { id, result: onlyResult(result), answer: name } };
}

function readIds(params: unknown): string[] {
  const { requestIds } = asObject(params);
  const ids: unknown[] = Array.isArray(requestIds) ? requestIds.slice(0, MAX_SHOWN_REQUESTS) : [];
  return ids.filter((id): id is string => typeof id === "string" && !isLongName(id));
}

function isLongName(name: unknown): boolean {
  return typeof name === "string" && name.length > MAX_NAME_LENGTH;
}

/** Only what the error of a queue has. */
function readError({ code, message, data }: JsonObject): JsonRpcError {
  const { limit, allowed, mode } = asObject(data);
  const isLimit = typeof limit === "string" && typeof allowed === "number";
  const given = isLimit ? { limit: limit.slice(0, 40), allowed } : undefined;
  return {
    code: Number.isSafeInteger(code) ? (code as number) : -32603,
    message: (asText(message) ?? "").slice(0, MAX_ERROR_LENGTH),
    data: typeof mode === "string" ? { mode: mode.slice(0, 40) } : given,
  };
}

/** The properties that a result of any mode can have. Its request decides which of them count. */
const RESULT = "action content _meta option allowed edited granted text unseen stop digest".split(
  " ",
);

/** Nothing goes on that is none of a result. */
function onlyResult(result: ElicitationResult): ElicitationResult {
  const given: Readonly<Record<string, unknown>> = result;
  const known = RESULT.filter((name) => given[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, given[name]])) as ElicitationResult;
}

function isResult(value: unknown): value is ElicitationResult {
  if (!isObject(value) || !ACTIONS.has(value.action)) return false;
  // The content is one level more than its answers, and the result one more.
  if (isDeeper(value, limits.answerDepth + 2)) return false;
  return [value.content, value._meta].every((part) => part === undefined || isObject(part));
}

/** The error that a page's queue threw, made again from what a page sent. */
export function errorOf({ code, message, data }: JsonRpcError): Error {
  const { limit, allowed, mode } = (data ?? {}) as Record<string, unknown>;
  const error =
    typeof limit === "string"
      ? new ElicitationLimitError(limit as LimitName, Number(allowed))
      : typeof mode === "string"
        ? new ElicitationModeError(mode)
        : new Error(message);
  return Object.assign(error, { code, message, data });
}

/**
 * Returns the response of a page to an approval, without anything that is none of it.
 *
 * @throws {TypeError} if its option, or what goes with that, is not what the request offers.
 */
export function readApprovalResult(request: ApprovalRequest, given: object): ApprovalResult {
  const { action, option: id, allowed, stop, ...details } = given as Record<string, unknown>;
  if (action === "cancel") return { action };
  const option = optionsOf(request).find((each) => each.id === id);
  const result = option && answerWith(option, details as AnswerDetails);
  const isMeant =
    result?.action === action &&
    (result?.action === "accept"
      ? result.allowed === allowed
      : result?.action === "decline" && result.stop === stop);
  if (!result || !isMeant || !isOffered(request, option, details))
    throw new TypeError("A page answered an approval with what the request does not offer.");
  return result;
}

function isOffered(
  { parts }: ApprovalRequest,
  option: ApprovalOption,
  { edited, granted, text, unseen, digest }: Readonly<Record<string, unknown>>,
): boolean {
  const canEdit = parts.some((part) => part.type === "arguments" && part.editable);
  const asked = parts.flatMap((part) => (part.type === "grants" ? part.grants : []));
  const ids = new Set<unknown>(asked.map(({ id }) => id));
  return (
    (edited === undefined || canEdit) &&
    (granted === undefined || (Array.isArray(granted) && granted.every((id) => ids.has(id)))) &&
    (text === undefined ? option.text !== "required" : typeof text === "string" && !!option.text) &&
    (unseen === undefined || Number.isSafeInteger(unseen)) &&
    (digest === undefined || isDigest(digest))
  );
}

function isDigest(value: unknown): boolean {
  return isObject(value) && typeof value.action === "string" && typeof value.screen === "string";
}
