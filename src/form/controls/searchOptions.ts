"use client";

import { useEffect, useMemo, useReducer } from "react";
import type { FieldOption } from "../../schema/Field.js";

/** Options, and characters of theirs, that are made ready in one go: some milliseconds' work. */
const OPTIONS_PER_TASK = 2_000;
const CHARACTERS_PER_TASK = 100_000;

/** A search in the options of a list. */
export class OptionSearch {
  readonly #options: readonly FieldOption[];
  /** The search keys of the options, as far as they have been made. */
  readonly #keys: string[] = [];
  /** Whether a search came before the list was ready, and waits for it. */
  awaited = false;

  constructor(options: readonly FieldOption[]) {
    this.#options = options;
  }

  /**
   * Prepares the next options.
   *
   * Removing the accents of fifty thousand labels at once would block the page.
   *
   * @returns whether all are prepared.
   */
  prepare(): boolean {
    const [options, keys] = [this.#options, this.#keys];
    const last = Math.min(options.length, keys.length + OPTIONS_PER_TASK);
    for (
      let at = keys.length, characters = 0;
      at < last && characters < CHARACTERS_PER_TASK;
      at++
    ) {
      const { label } = options[at]!;
      keys.push(foldAccents(label));
      characters += label.length;
    }
    return keys.length === options.length;
  }

  /**
   * Returns the options that contain a text, ignoring case and accents. Those that begin with it come
   * first. An empty text returns all options, in the server's order.
   *
   * @returns `undefined` while the list is being prepared. Each call prepares some more of it.
   */
  find(query: string): readonly FieldOption[] | undefined {
    const options = this.#options;
    const wanted = foldAccents(query.trim());
    if (wanted === "") return options;
    this.awaited = !this.prepare();
    if (this.awaited) return undefined;
    const beginning: FieldOption[] = [];
    const containing: FieldOption[] = [];
    this.#keys.forEach((key, index) => {
      const at = key.indexOf(wanted);
      if (at === 0) beginning.push(options[index]!);
      else if (at > 0) containing.push(options[index]!);
    });
    return [...beginning, ...containing];
  }
}

function foldAccents(text: string): string {
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
  const search = useMemo(() => new OptionSearch(options), [options]);
  const [round, next] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const prepare = () => {
      if (!search.prepare()) timer = setTimeout(prepare);
      else if (search.awaited) next();
    };
    timer = setTimeout(prepare);
    return () => clearTimeout(timer);
  }, [search, wanted]);
  // Each round makes more options ready.
  return useMemo(() => (round >= 0 ? search.find(query) : undefined), [search, query, round]);
}

/** Returns the only option whose label equals the text, ignoring case. */
export function exactOption(
  options: readonly FieldOption[],
  text: string,
): FieldOption | undefined {
  const typed = text.trim().toLocaleLowerCase();
  const exact = typed ? options.filter(({ label }) => label.toLocaleLowerCase() === typed) : [];
  return exact.length === 1 ? exact[0] : undefined;
}
