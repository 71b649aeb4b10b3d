import type { ReactNode } from "react";

/**
 * Draws a message of a server: a Markdown renderer of the host's, say, that makes no HTML of its
 * input, loads no pictures, and lets nobody follow a link unasked.
 *
 * @param text untrusted, with hidden characters made visible; of a long message, what is unfolded.
 */
export type RenderMessage = (text: string) => ReactNode;
