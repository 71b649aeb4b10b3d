import { Source } from "@storybook/addon-docs/blocks";
import type { Export } from "../../scripts/docs/readLibrary.mjs";
import { Members } from "./Members";
import { Prose } from "./Prose";

/** What an export is, how it is called, what it takes, an example. */
export function About({ of }: { of: Export }) {
  const { name, entries, doc, tags, signature } = of;
  const [first = "", ...others] = entries;
  return (
    <>
      <Prose>{doc}</Prose>
      {signature !== "" && <Source code={signature} language="tsx" />}
      <Notes of={tags} />
      <Members of={of} />
      {tags.example?.map((example) => (
        <Source key={example} code={example.trim()} language="tsx" />
      ))}
      <p>
        <code>{`import { ${name.split(".")[0]} } from "${first}"`}</code>
        {others.length > 0 && <> (also from {others.join(", ")})</>}
      </p>
    </>
  );
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
