"use client";

import { useEffect, useMemo, useReducer } from "react";
import type { FieldOption } from "../../schema/Field.js";
import { hostTest } from "../../time/hostTest.js";
import { prepareSearch, searchOptions } from "./searchOptions.js";

/**
 * Returns the options that match a search, or `undefined` while many options are being prepared.
 *
 * @param wanted whether the user is at the box. From then on the options are prepared.
 */
export function useFound(
  options: readonly FieldOption[],
  query: string,
  wanted: boolean,
): readonly FieldOption[] | undefined {
  const [round, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const prepare = () => {
      if (prepareSearch(options)) hostTest.update(next);
      else timer = setTimeout(prepare);
    };
    timer = setTimeout(prepare);
    return () => clearTimeout(timer);
  }, [options, wanted]);
  // Each round makes more options ready.
  return useMemo(
    () => (round >= 0 ? searchOptions(options, query) : undefined),
    [options, query, round],
  );
}
