import { isObject, type JsonObject } from "../core/json.js";
import { measureJson } from "../core/walkJson.js";

/** The members of a tool call that a permission reads. */
const MEMBERS = ["title", "kind", "name", "rawInput", "content", "locations", "_meta"];
/** Statuses after which no permission is asked. */
const OVER = new Set<unknown>(["completed", "failed", "cancelled"]);

const MAX_CALLS = 1_000;
const MAX_BYTES = 10_000_000;

/** A tool call of ACP, as far as the agent has described it. */
export interface AnnouncedCall {
  readonly members: JsonObject;
  /** Whether it is of ACP v1, where `null` changes nothing. In v2 it clears. */
  readonly isFirstVersion: boolean;
}

/** An update of a tool call: of `session/update`, or in the params of a permission. */
export interface CallUpdate {
  readonly members: JsonObject;
  /** Missing for `tool_call_update`, which both versions have. */
  readonly version?: 1 | 2 | undefined;
}

/** Returns a tool call with an update applied. Lists are replaced, except by a chunk of v2. */
export function updateCall(
  call: AnnouncedCall | undefined,
  { members, version }: CallUpdate,
): AnnouncedCall {
  const isFirstVersion = version ? version === 1 : (call?.isFirstVersion ?? false);
  const kept = call?.members ?? {};
  if (members.sessionUpdate === "tool_call_content_chunk") {
    const before: unknown[] = Array.isArray(kept.content) ? kept.content : [];
    return { members: { ...kept, content: [...before, members.content] }, isFirstVersion };
  }
  const changed = MEMBERS.filter((key) => {
    const value = members[key];
    return value !== undefined && !(isFirstVersion && value === null);
  });
  const changes = Object.fromEntries(changed.map((key) => [key, members[key]]));
  return { members: { ...kept, ...changes }, isFirstVersion };
}

/** Returns the name of a tool call, or `undefined` if it has none. */
export function callKey(sessionId: unknown, toolCallId: unknown): string | undefined {
  return typeof sessionId === "string" && typeof toolCallId === "string"
    ? JSON.stringify([sessionId, toolCallId])
    : undefined;
}

/** Reads the params of `session/update`, if they are about a tool call. */
export function readCallUpdate(params: unknown): { key: string; update: CallUpdate } | undefined {
  if (!isObject(params) || !isObject(params.update)) return undefined;
  const members = params.update;
  const key = callKey(params.sessionId, members.toolCallId);
  if (key === undefined) return undefined;
  switch (members.sessionUpdate) {
    case "tool_call":
      return { key, update: { members, version: 1 } };
    case "tool_call_content_chunk":
      return { key, update: { members, version: 2 } };
    case "tool_call_update":
      return { key, update: { members } };
    default:
      return undefined;
  }
}

/**
 * The tool calls that an agent has announced, because a permission may name only their ID.
 *
 * It keeps calls until they are over, and forgets the oldest above its limits.
 */
export class AnnouncedCalls {
  readonly #calls = new Map<string, { call: AnnouncedCall; bytes: number }>();
  #bytes = 0;

  get(key: string | undefined): AnnouncedCall | undefined {
    return key === undefined ? undefined : this.#calls.get(key)?.call;
  }

  apply(key: string, update: CallUpdate): void {
    const call = updateCall(this.get(key), update);
    this.#remove(key);
    if (OVER.has(update.members.status)) return;
    const measured = measureJson([key, call.members], MAX_BYTES);
    if (!measured) return;
    const { bytes } = measured;
    this.#calls.set(key, { call, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#calls.keys()) {
      if (this.#calls.size <= MAX_CALLS && this.#bytes <= MAX_BYTES) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#calls.get(key)?.bytes ?? 0;
    this.#calls.delete(key);
  }
}
