import type { Trial } from "./Fuzzer";

/** Requests that the fuzzer found a defect with, made as small as they can be. */
export const corpus: Readonly<Record<string, Trial>> = {
  "a language that is none, with a deadline": {
    request: { message: "Name", requestedSchema: { properties: {}, required: [] } },
    manner: { locale: "not a locale", expiresAt: 1e6 },
    acts: [],
  },
  "a deadline beyond all dates": {
    request: { message: "Name", requestedSchema: { properties: {} } },
    manner: { expiresAt: 1e300 },
    acts: [],
  },
  "a request that is shown elsewhere after its answer": {
    request: { message: "Name", requestedSchema: { properties: {} } },
    manner: {},
    acts: [
      { do: "answer", name: "submit" },
      { do: "again", manner: { dialog: true } },
      { do: "answer", name: "decline" },
    ],
  },
  "a request that is taken away after its answer, and shown again": {
    request: { message: "Name", requestedSchema: { properties: {} } },
    manner: {},
    acts: [
      { do: "answer", name: "submit" },
      { do: "again", away: true },
      { do: "answer", name: "decline" },
    ],
  },
  "defaults of nothing, and one without an offset": {
    request: {
      message: "Name",
      requestedSchema: {
        properties: {
          note: { type: "string", default: "" },
          tags: { type: "array", items: { enum: ["a"] }, default: [] },
          at: { type: "string", format: "date-time", default: "2026-08-01T10:00:00" },
        },
        required: ["note", "tags", "at"],
      },
    },
    manner: {},
    acts: [],
  },
  "a required text that is left empty": {
    request: {
      message: "Name",
      requestedSchema: { properties: { note: { type: "string" } }, required: ["note"] },
    },
    manner: {},
    acts: [{ do: "answer", name: "submit" }],
  },
  "a case that is shown again": {
    request: {
      message: "Name",
      requestedSchema: {
        properties: {
          source: {
            anyOf: [
              { type: "object", properties: { path: { type: "string", default: "/tmp" } } },
              { type: "string" },
            ],
          },
        },
        required: ["source"],
      },
    },
    manner: {},
    acts: [
      { do: "click", nth: 1 },
      { do: "type", nth: 6, text: "/data" },
      { do: "hide", nth: 1 },
    ],
  },
  "a row without an answer, as JSON and back": {
    request: {
      message: "Name",
      requestedSchema: {
        properties: { tags: { type: "array", items: { type: "string" } } },
        required: ["tags"],
      },
    },
    manner: {},
    acts: [
      { do: "click", nth: 1 },
      { do: "hide", nth: 0 },
    ],
  },
};
