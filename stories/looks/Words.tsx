import { en, type Strings } from "react-elicitation";
import { samples } from "../../src/strings/fixtures/samples";
import { Table } from "./Table";

export interface WordListProps {
  /** Of a language; in English without it. */
  strings?: Strings;
}

/** Every word in a language, with samples of what it is told, for whoever translates. */
export function WordList({ strings = en }: WordListProps) {
  return <Table headings={["Key", "Words"]} rows={said(strings, samples)} />;
}

type Phrase = string | ((...given: never[]) => string) | { readonly [key: string]: Phrase };

/** What is said under each key: of a phrase that takes something, the first of its samples. */
function said(strings: object, given: object, before = ""): [string, string][] {
  return Object.entries(strings as Record<string, Phrase>).flatMap(([key, phrase]) => {
    const name = before + key;
    const sample = (given as Record<string, object>)[key] ?? {};
    if (typeof phrase === "string") return [[name, phrase]];
    if (typeof phrase !== "function") return said(phrase, sample, `${name}.`);
    const [first = []] = sample as never[][];
    return [[name, phrase(...first)]];
  });
}
