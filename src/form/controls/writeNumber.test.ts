import { expect, test } from "vitest";
import { writeNumber } from "./writeNumber.js";

test("binary dust is left out", () => {
  expect(writeNumber(0.1 + 0.2, { step: 0.1, minimum: 0, sign: "." })).toBe("0.3");
});

test("the places of the minimum are kept, so that nothing is rounded below it", () => {
  expect(writeNumber(0.12345, { step: 0.01, minimum: 0.12345, sign: "." })).toBe("0.12345");
});

test("a step written as a power of ten keeps its places", () => {
  expect(writeNumber(3e-7, { step: 1e-7, minimum: 0, sign: "." })).toBe("3e-7");
});

test("the decimal sign is the person's", () => {
  expect(writeNumber(2.5, { step: 0.5, minimum: 0, sign: "," })).toBe("2,5");
});
