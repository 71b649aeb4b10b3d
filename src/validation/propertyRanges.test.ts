import { expect, test } from "vitest";

import { propertyRanges } from "./propertyRanges.js";

test.each(["Lu", "Cn", "Cs", "Any", "Noncharacter_Code_Point", "Script=Greek"])(
  "knows every code point of %s",
  (name) => {
    const property = new RegExp(`^\\p{${name}}$`, "u");
    const inRange = new Uint8Array(0x110000);
    for (const [first, last] of propertyRanges(name) ?? []) inRange.fill(1, first, last + 1);
    const wrong: number[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      if (property.test(String.fromCodePoint(code)) !== (inRange[code] === 1)) wrong.push(code);
    }
    expect(wrong).toEqual([]);
  },
);
