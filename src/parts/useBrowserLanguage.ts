"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The language of the browser; `undefined` on the server, and until its page is hydrated. */
export function useBrowserLanguage(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    never,
    () => navigator.language,
    () => undefined,
  );
}
