import { callByFetch } from "./callByFetch";
import { callBySdkV1 } from "./callBySdkV1";
import { callBySdkV2 } from "./callBySdkV2";

/** The ways to make a call, by the name of what makes it. */
export const ways = {
  "SDK v1": callBySdkV1,
  "SDK v2": callBySdkV2,
  fetch: callByFetch,
};

export type Way = keyof typeof ways;
