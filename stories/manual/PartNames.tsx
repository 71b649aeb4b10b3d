import manual from "virtual:manual";
import { Prose } from "./Prose";
import { SeeStory } from "./SeeStory";
import { Table } from "./Table";

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
