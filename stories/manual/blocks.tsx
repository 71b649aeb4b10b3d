import { AnchorMdx, Markdown, Source } from "@storybook/addon-docs/blocks";
import type { Export } from "../../scripts/docs/readLibrary.mjs";
import manual from "virtual:manual";
import type { Example } from "../../scripts/docs/readManual.mjs";
import type { ReactNode } from "react";
import { en, type Strings } from "react-elicitation";
import { samples } from "../../src/strings/fixtures/samples";

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

export interface ExportsProps {
  /** Which of all exports this page is about. */
  of: (each: Export) => boolean;
}

/** What the library exports, each under its name. */
export function Exports({ of }: ExportsProps) {
  return manual.exports.filter(of).map((each) => (
    <section key={each.name} id={each.name}>
      <h2>{each.name}</h2>
      <About of={each} />
    </section>
  ));
}

/** The props of a component, the options of a function, the members of a type. */
export function Members({ of: { name, kind, members, element } }: { of: Export }) {
  const shown = kind === "component";
  return (
    <>
      {members.length > 0 && (
        <Table
          headings={["Name", "Type", "What it is", ...(shown ? ["See"] : [])]}
          rows={members.map((member) => [
            <code key="name">
              {member.name}
              {member.optional ? "?" : ""}
            </code>,
            <code key="type">{member.type}</code>,
            <Prose key="doc">{member.doc}</Prose>,
            ...(shown
              ? [<SeeStory key="see" story={manual.props[`${name}.${member.name}`]} />]
              : []),
          ])}
        />
      )}
      {element && <p>Besides, every attribute, handler and ref of its element.</p>}
    </>
  );
}

/** Every part with its states. */
export function PartNames() {
  return (
    <Table
      headings={["Part", "What it is", "States", "See"]}
      rows={manual.parts.map(({ name, doc, states, story }) => [
        <code key="name">{name}</code>,
        <Prose key="doc">{doc}</Prose>,
        <ul key="states">
          {states.map((state) => (
            <li key={state.name}>
              <Prose>{`\`data-${state.name}\`: ${state.doc}`}</Prose>
            </li>
          ))}
        </ul>,
        <SeeStory key="see" story={story} />,
      ])}
    />
  );
}

/** What a comment in the source says. Its marks are those of Markdown, and none of it is HTML. */
export function Prose({ children }: { children: string }) {
  const text = children
    .split(/(`[^`]*`)/)
    .map((piece) => (piece.startsWith("`") ? piece : piece.replaceAll("<", "&lt;")))
    .join("");
  return <Markdown>{text}</Markdown>;
}

/** What a component or a hook is, and what it takes. */
export function Reference({ of }: { of: string }) {
  const found = manual.exports.find(({ name }) => name === of);
  return found && <About of={found} />;
}

/** Leads to a story in which something can be seen. */
export function SeeStory({ story }: { story: Example | undefined }) {
  return (
    story && (
      <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
        {story.title}
      </AnchorMdx>
    )
  );
}

export interface TableProps {
  headings: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly ReactNode[])[];
}

const CELL = { padding: "0.4rem 0.75rem", textAlign: "start", verticalAlign: "top" } as const;

/** A table of the manual. */
export function Table({ headings, rows }: TableProps) {
  return (
    <table style={{ borderSpacing: 0, marginBlock: "1rem" }}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" style={CELL}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page of the manual never changes
          <tr key={at}>
            <th scope="row" style={{ ...CELL, fontWeight: 400 }}>
              {name}
            </th>
            {cells.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- nor does a row of it
              <td key={place} style={CELL}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

/** Which exports stand on which page of the manual: each on one. */
export const pages = {
  components: ({ kind }: Export) => kind === "component",
  layout: ({ kind }: Export) => kind === "part",
  queue: (each: Export) => isCalled(each) && isOfQueue(each),
  functions: (each: Export) => isCalled(each) && !isOfQueue(each),
  types: ({ kind }: Export) => kind === "type",
};

function isCalled({ kind }: Export) {
  return kind === "function" || kind === "class" || kind === "value";
}

function isOfQueue({ entries }: Export) {
  return entries.some((entry) => /\/(?:queue|transport|agents|relay|automation)$/.test(entry));
}
