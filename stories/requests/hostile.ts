import type { FormRequest } from "react-elicitation";

const zalgo =
  "H\u0335\u0321\u031b\u0357\u030de\u0334\u0322\u030dl\u0336\u0327\u0301l\u0335\u0328o".repeat(3);

/** Texts that want to be more than texts, and keys that want to be more than keys. */
export const hostile = JSON.parse(
  JSON.stringify({
    message: [
      "Your password is needed \u202egnp.exe\u202c, pay\u200bpal is waiting.",
      '<img src="x" onerror="alert(1)"><a href="https://example.com">Press here</a>',
      "[Press here](https://example.com) ![](https://example.com/pixel.png) https://example.com",
      `${zalgo} \u{e0041}\u{e0042}`,
    ].join("\n"),
    requestedSchema: {
      type: "object",
      title: "<h1>Bank</h1>",
      description: "javascript:alert(1)",
      properties: {
        PROTO: { type: "string", title: "\u202eeman ruoY" },
        constructor: { type: "string", title: "</label><script>alert(1)</script>" },
        "a.b[0]": { type: "string", title: "a".repeat(10_000), description: "b".repeat(10_000) },
        "x/y~z": { type: "string", enum: ["<b>one</b>", "two\u200b", "\u2066three", ""] },
        "": { type: "string", description: "**bold** _and_ `code`" },
        toString: { type: "boolean", title: "\u200b" },
        '"quoted"': { type: "string", pattern: "^(a+)+$" },
      },
      required: ["toString"],
    },
    // The only way to write a property of this name.
  }).replace('"PROTO"', '"__proto__"'),
) as FormRequest;
