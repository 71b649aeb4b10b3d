import fc from "fast-check";
import { expect, test } from "vitest";
import { readBody } from "./readBody.js";

const bodyOf = (bytes: Uint8Array, size: number) => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.byteLength) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
};

test("a text is read as it is, in whatever chunks it comes", async () => {
  const encoder = new TextEncoder();
  const lengths = fc.constantFrom(0, 1, 21_845, 21_846, 50_000);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(3),
      lengths,
      fc.integer({ min: 500, max: 200_000 }),
      async (lead, length, size) => {
        const text = "a".repeat(lead) + "界".repeat(length);
        const bytes = encoder.encode(text);
        expect(await readBody(bodyOf(bytes, size), 200_000, () => true)).toBe(text);
        if (bytes.byteLength === 0) return;
        const tooLong = await readBody(bodyOf(bytes, size), bytes.byteLength - 1, () => true);
        expect(tooLong).toEqual({ because: "too long" });
      },
    ),
  );
  expect(await readBody(null, 10, () => true)).toBe("");
});

test("chunks of one byte are counted by the block, and not read where there is no room", async () => {
  let taken = 0;
  const take = (bytes: number) => (taken += bytes) <= 131_072;
  const bytes = new Uint8Array(140_000).fill(32);
  expect(await readBody(bodyOf(bytes, 1), 1_000_000, take)).toEqual({ because: "no room" });
  expect(taken).toBe(3 * 65_536);
});
