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
};
