/** A body that was not read to its end. */
export interface Unread {
  because: "too long" | "no room";
}

/**
 * Reads the text of a request.
 *
 * @param most bytes.
 * @param take counts bytes as they are read, and says whether there is room for them.
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  most: number,
  take: (bytes: number) => boolean,
): Promise<string | Unread> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    const isTooLong = bytes > most;
    if (isTooLong || !take(value.byteLength)) {
      await reader.cancel();
      return { because: isTooLong ? "too long" : "no room" };
    }
    text += decoder.decode(value, { stream: true });
  }
}
