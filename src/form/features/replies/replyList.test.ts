import { assert, expect, test } from "vitest";
import { readSchema } from "../../../schema/readSchema.js";
import { enForm } from "../../../strings/enForm.js";
import { oneReply } from "./oneReply.js";
import { replyList } from "./replyList.js";

/** What the sentence with Undo tells of each answer to a choice. */
function told(...options: { const: string; title: string }[]) {
  const { fields } = readSchema({
    type: "object",
    properties: { city: { type: "string", oneOf: options } },
    required: ["city"],
  });
  const [field] = fields;
  assert(field && oneReply(fields));
  assert(field.kind === "singleSelect");
  return replyList(field, enForm).map((reply) => reply.told);
}

test("options that read alike are told with what each of them sends, as review and receipt do", () => {
  expect(
    told(
      { const: "fra", title: "Frankfurt" },
      { const: "ffo", title: "frankfurt " },
      { const: "ber", title: "Berlin" },
    ),
  ).toEqual(["Frankfurt (fra)", "frankfurt  (ffo)", "Berlin"]);
});

test("what alone reads so is told by its title", () => {
  expect(told({ const: "a", title: "Yes, book it" }, { const: "b", title: "Not yet" })).toEqual([
    "Yes, book it",
    "Not yet",
  ]);
});
