import type { ElicitationRequest } from "../protocol/ElicitationRequest.js";
import type { Requester } from "../protocol/Requester.js";
import type { Field } from "../schema/Field.js";

/**
 * Puts what a person asks before they answer to whoever asks them, or to the model of the chat, and
 * gives back what is said: a text, or its pieces as they come (an async generator). Nothing, where the
 * reply comes elsewhere, in the chat for one. What it throws is told as kindly as no reply.
 *
 * @param text what the person asks, at most 2,000 characters.
 */
export type OnAskBack = (
  text: string,
  about: {
    /** The request that awaits their answer, as the host gave it. Untrusted. */
    request: ElicitationRequest;
    /** Who asks them. */
    requester: Requester;
    /** The one question of the form that they ask about; without it, the whole request. */
    field?: Field | undefined;
    /** Aborted when the person stops the reply, or when the request is answered or goes. */
    signal: AbortSignal;
  },
) => string | AsyncIterable<string> | void | Promise<string | AsyncIterable<string> | void>;
