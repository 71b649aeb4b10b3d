import manual from "virtual:manual";
import type { Export } from "../../scripts/docs/readLibrary.mjs";
import { Prose } from "./Prose";
import { SeeStory } from "./SeeStory";
import { Table } from "./Table";

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
