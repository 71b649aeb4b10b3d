import type { Approval } from "../protocol/Approval.js";
import type { ElicitationProgress } from "../protocol/ElicitationProgress.js";
import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Requester } from "../protocol/Requester.js";

/** What is asked, as a page is told it. */
export interface RelayedAsk {
  request: ElicitationRequest;
  /** By the backend's own configuration. */
  requester: Pick<Requester, "name" | "url">;
  context?: unknown;
  approval?: Approval | undefined;
  progress?: ElicitationProgress | undefined;
  until?: "consent" | "finish" | undefined;
  expiresAt?: number | undefined;
}

/** A question that is relayed, as far as it is known. Plain JSON. */
export interface RelayedQuestion {
  /** Tells it from every other, of whatever process. */
  id: string;
  /** Until when this is true, unless it is said again, in milliseconds since 1970. */
  until: number;
  /** What is asked, for as long as nothing was answered. */
  ask?: RelayedAsk | undefined;
  /** The answer that counts, by the name that its page gave it. Nothing of what was answered. */
  answer?: string | undefined;
  /** Whether it was over before somebody answered, and the person may be told so. */
  expired?: boolean | undefined;
  /** The page of a URL that the server says is done. */
  completed?: { elicitationId: string; requester: Pick<Requester, "name" | "url"> } | undefined;
}

/**
 * Where a relay keeps what is asked of each person, and for a minute what is over. In memory by
 * default; where several processes share one, each knows at once what the others ask, and whether an
 * answer counted whose process is gone. It may drop what is older than its `until`, take its time, and
 * fail: `onError` is told, who asks is asked again over the bus, and what is over is stored later.
 *
 * @example
 * const store: RelayStore = {
 *   set: (person, question) => redis.hSet(`asked:${person}`, question.id, JSON.stringify(question)),
 *   delete: (person, id) => redis.hDel(`asked:${person}`, id),
 *   list: async (person) =>
 *     Object.values(await redis.hGetAll(`asked:${person}`)).map((text) => JSON.parse(text)),
 * };
 */
export interface RelayStore {
  /** Keeps a question, in place of what was known of it. */
  set(person: string, question: RelayedQuestion): unknown;
  /** Forgets it. */
  delete(person: string, id: string): unknown;
  /** All that is kept of a person, in the order in which it came. */
  list(person: string): readonly RelayedQuestion[] | Promise<readonly RelayedQuestion[]>;
}
