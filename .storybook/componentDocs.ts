import * as library from "react-elicitation";
import type { StrictArgTypes, StrictInputType } from "storybook/internal/types";
import manual from "virtual:manual";

const documented = manual.exports.filter(({ kind }) => kind === "component");

/** What the manual says of a component, which Storybook knows as an object. */
function find(component: unknown) {
  const [name] = Object.entries(library).find(([, value]) => value === component) ?? [];
  return documented.find((each) => each.name === name);
}

/** The comment of a component, for its page. */
export function componentDoc(component: unknown): string {
  return find(component)?.doc ?? "";
}

/** The props of a component, for the table on its page and the controls of its stories. */
export function componentProps(component: unknown): StrictArgTypes {
  const props = find(component)?.members ?? [];
  return Object.fromEntries(
    props.map(({ name, doc, type, optional }): [string, StrictInputType] => [
      name,
      {
        name,
        description: doc,
        type: { ...kindOf(type), required: !optional },
        table: { type: { summary: type } },
        ...(EDITABLE.test(type) ? {} : { control: false }),
      },
    ]),
  );
}

/** What can be changed in a control: plain values, and what is plain data. */
const EDITABLE = /^(boolean|number|string|boolean \| number|Requester|.*Request|"[^()]*)$/;

function kindOf(type: string): { name: "boolean" | "number" | "string" } | EnumType | OtherType {
  if (type === "boolean" || type === "number" || type === "string") return { name: type };
  if (/^"[^()]*$/.test(type)) {
    return { name: "enum", value: [...type.matchAll(/"(.*?)"/g)].map(([, value = ""]) => value) };
  }
  return { name: "other", value: type };
}

interface EnumType {
  name: "enum";
  value: string[];
}

interface OtherType {
  name: "other";
  value: string;
}
