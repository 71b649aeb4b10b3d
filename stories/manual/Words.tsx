import manual from "virtual:manual";
import { Prose, SeeStory, Table } from "./blocks";

// A compiler lists what was spread last first.
const groups = [...new Set(manual.strings.map(({ group }) => group))].toReversed();

/** Every string: its key, its English words, when it is shown. */
export function Words() {
  return groups.map((group) => (
    <section key={group}>
      <h2>{group}</h2>
      <Table
        headings={["Key", "In English", "When it is shown", "See"]}
        rows={manual.strings
          .filter((words) => words.group === group)
          .map(({ name, words, doc, story }) => [
            <code key="key">{name}</code>,
            <code key="words">{words}</code>,
            <Prose key="doc">{doc}</Prose>,
            <SeeStory key="see" story={story} />,
          ])}
      />
    </section>
  ));
}
