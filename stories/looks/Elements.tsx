import type { Manual } from "../../scripts/docs/readManual.mjs";
import { Table } from "./Table";

export interface ElementsProps {
  elements: Manual["parts"];
}

/** Every element that a style sheet can select, with its states and a story that shows it. */
export function Elements({ elements }: ElementsProps) {
  return (
    <Table
      headings={["Element", "Description", "States", "Story"]}
      rows={elements.map(({ name, doc, states, story }) => [
        <code key="name">{name}</code>,
        doc,
        states.length > 0 ? states.map((state) => `data-${state.name}`).join(", ") : "none",
        <a key="story" href={`./?path=/story/${story?.id}`} target="_top">
          {story?.title}
        </a>,
      ])}
    />
  );
}
