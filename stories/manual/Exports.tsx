import { Source } from "@storybook/addon-docs/blocks";
import manual from "virtual:manual";
import type { Export } from "../../.dev/docs/readLibrary.mjs";
import { Members } from "./Members";
import { Prose } from "./Prose";

export interface ExportsProps {
  /** Which of all exports this page is about. */
  of: (each: Export) => boolean;
}

/** What the library exports: what it is, how it is called, an example, what it takes. */
export function Exports({ of }: ExportsProps) {
  return manual.exports.filter(of).map((each) => {
    const { name, entries, doc, tags, signature } = each;
    const [first = "", ...others] = entries;
    return (
      <section key={name} id={name}>
        <h2>{name}</h2>
        <Prose>{doc}</Prose>
        {signature !== "" && <Source code={signature} language="tsx" />}
        <Notes of={tags} />
        <Members of={each} />
        {tags.example?.map((example) => (
          <Source key={example} code={example.trim()} language="tsx" />
        ))}
        <p>
          <code>{`import { ${name.split(".")[0]} } from "${first}"`}</code>
          {others.length > 0 && <> (also from {others.join(", ")})</>}
        </p>
      </section>
    );
  });
}

const NOTES: Record<string, string> = {
  param: "",
  returns: "Returns ",
  throws: "Throws ",
  see: "",
};

function Notes({ of }: { of: Record<string, readonly string[]> }) {
  const notes = Object.entries(NOTES).flatMap(([tag, word]) =>
    (of[tag] ?? []).map((text) => `${word}${text.replace(/\s+/g, " ")}`),
  );
  return (
    notes.length > 0 && (
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <Prose>{note}</Prose>
          </li>
        ))}
      </ul>
    )
  );
}
