import type { ElicitationResult } from "react-elicitation";

/** What a callback of the host does: succeed, fail with a message, or wait for `release()`. */
export type Behaviour = "resolve" | "hang" | { reject: string };

declare global {
  interface Window {
    /** What `onRespond` does from now on. */
    behave(behaviour: Behaviour): void;
    /** Ends what hangs: well, or with an error. */
    release(error?: string): void;
    /** Every result that was handed to `onRespond`, in order. */
    results: ElicitationResult[];
  }
}

let behaviour: Behaviour = "resolve";
let waiting: { resolve(): void; reject(error: Error): void }[] = [];

/** Behaves as it is told. */
export async function obey(told: Behaviour): Promise<void> {
  if (told === "resolve") return;
  if (told !== "hang") throw new Error(told.reject);
  await new Promise<void>((resolve, reject) => {
    waiting.push({ resolve, reject });
  });
}

/** A host's `onRespond` that notes what it is given, and that the test directs. */
export function onRespond(result: ElicitationResult): Promise<void> {
  window.results.push(result);
  return obey(behaviour);
}

window.results = [];

window.behave = (next) => {
  behaviour = next;
};

window.release = (error) => {
  for (const { resolve, reject } of waiting)
    if (error === undefined) resolve();
    else reject(new Error(error));
  waiting = [];
};
