"use client";

import { useEffect, useMemo, useReducer } from "react";
import { hostTest } from "../../core/hostTest.js";
import type { FieldOption } from "../../schema/Field.js";

/** Options, and characters of theirs, that are made ready in one go: some milliseconds' work. */
const OPTIONS_PER_TASK = 2_000;
const CHARACTERS_PER_TASK = 100_000;

/** The search keys of the options of a list, as far as they have been made. */
const keys = new WeakMap<readonly FieldOption[], string[]>();

/**
 * Prepares the next options of a list for a search.
 *
 * Removing the accents of fifty thousand labels at once would block the page.
 *
 * @returns whether all are prepared.
 */
export function prepareSearch(options: readonly FieldOption[]): boolean {
  const ready = keys.get(options) ?? [];
  keys.set(options, ready);
  const last = Math.min(options.length, ready.length + OPTIONS_PER_TASK);
  for (let at = ready.length, characters = 0; at < last && characters < CHARACTERS_PER_TASK; at++) {
    const { label } = options[at]!;
    ready.push(fold(label));
    characters += label.length;
  }
  return ready.length === options.length;
}

/**
 * The options that contain what was typed, whatever its case and accents; those that begin with it
 * come first. All of them, in the server's order, where nothing was typed. `undefined` while the
 * list is not ready: each call, and each of `prepareSearch`, makes some more of it.
 */
export function searchOptions(
  options: readonly FieldOption[],
  query: string,
): readonly FieldOption[] | undefined {
  const wanted = fold(query.trim());
  if (wanted === "") return options;
  if (!prepareSearch(options)) return undefined;
  const beginning: FieldOption[] = [];
  const containing: FieldOption[] = [];
  keys.get(options)?.forEach((key, index) => {
    const at = key.indexOf(wanted);
    if (at === 0) beginning.push(options[index]!);
    else if (at > 0) containing.push(options[index]!);
  });
  return [...beginning, ...containing];
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

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

/** The option that a text typed exactly as it reads means, where it is the only one that reads so. */
export function exactOption(
  options: readonly FieldOption[],
  text: string,
): FieldOption | undefined {
  const typed = text.trim().toLocaleLowerCase();
  const exact = typed ? options.filter(({ label }) => label.toLocaleLowerCase() === typed) : [];
  return exact.length === 1 ? exact[0] : undefined;
}
