import { BATCH_BYTES } from "./words.js";

/** A body that was not read to its end. */
export interface Unread {
  because: "too long" | "no room";
}

/**
 * Reads the text of a request, in blocks: a million chunks of one byte take no more memory than
 * one.
 *
 * @param most maximum size, in bytes.
 * @param take counts the bytes of a block, and returns whether there is room for it.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  take: (bytes: number) => boolean,
): Promise<string | Unread> {
  const reader = body?.getReader();
  const blocks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) break;
    for (let at = 0; at < value.byteLength && bytes <= most;) {
      const used = bytes % BATCH_BYTES;
      if (used === 0) {
        if (!take(BATCH_BYTES)) {
          await reader?.cancel();
          return { because: "no room" };
        }
        blocks.push(new Uint8Array(BATCH_BYTES));
      }
      const part = value.subarray(at, at + BATCH_BYTES - used);
      blocks.at(-1)?.set(part, used);
      at += part.byteLength;
      bytes += part.byteLength;
    }
    if (bytes > most) {
      await reader?.cancel();
      return { because: "too long" };
    }
  }
  const decoder = new TextDecoder();
  const lastLength = bytes % BATCH_BYTES || BATCH_BYTES;
  const texts = blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    return decoder.decode(isLast ? block.subarray(0, lastLength) : block, { stream: !isLast });
  });
  return texts.join("");
}
