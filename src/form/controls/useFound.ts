"use client";

import { useEffect, useMemo, useReducer } from "react";
import type { FieldOption } from "../../schema/Field.js";
import { hostTest } from "../../time/hostTest.js";
import { prepareSearch, searchOptions } from "./searchOptions.js";

/**
 * The options that are found by what was typed; `undefined` while there are so many that they are
 * still being made ready, some between any two keys.
 *
 * @param wanted whether somebody is at the box: from then on the options are made ready.
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
