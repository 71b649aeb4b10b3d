/** How a control is answered. */
export type ControlKind =
  | "text"
  | "search"
  | "list"
  | "check"
  | "radios"
  | "checks"
  | "replies"
  | "option"
  | "removal"
  | "parts"
  | "row"
  | "partsButton";

/** A control, as a user perceives it. */
export interface SeenControl {
  kind: ControlKind;
  /** Its accessible name. */
  name: string;
  checked: boolean;
  /** Index of the control around it: an option in its group. -1: none. */
  within: number;
  /** Index of the nested field or row around it. -1: none. */
  part: number;
  /** Shape of a nested field (`group`, `list`, `choice`), or the name of one of its buttons. */
  shape: string;
  /** Whether it was replaced while it was read, so that its data is outdated. */
  gone: boolean;
  /** Text of a text box. */
  value: string;
  /** Whether it takes JSON. A nested field does too until its code is loaded. */
  json: boolean;
  /** Index of the field that it belongs to. -1: none. */
  field: number;
  /** Whether it is in a form of this library, not elsewhere on the page. */
  form: boolean;
  /** Whether what was typed is an answer. */
  valid: boolean;
  /** Labels of the chosen options that are listed above a search box. */
  chosen: string[];
}

/** Selects everything that a field is answered with. */
export const CONTROLS = [
  "input:not([type=hidden])",
  "textarea",
  "select",
  "[role=radiogroup]",
  "[role=group]",
  "[role=radio]",
  "[role=checkbox]",
  "[role=switch]",
  "[data-elicit=action][data-name=reply]",
  "[data-elicit=chip-remove]",
  "[data-elicit=row]",
  "[data-elicit=add]",
  "[data-elicit=row-action][data-name=remove]",
].join();

/**
 * Reads controls by their accessible names and states.
 *
 * It uses nothing outside of itself, because Playwright sends it to the page.
 */
export function readControls(elements: Element[]): SeenControl[] {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    // The root of an element that has just left the page is an element.
    const root = element.getRootNode() as Document | ShadowRoot | Element;
    const labelled = element.getAttribute("aria-labelledby");
    if (labelled !== null) {
      const ids = labelled.split(" ");
      return plain(
        ids
          .map((id) => root.querySelector(`[id=${JSON.stringify(id)}]`)?.textContent ?? "")
          .join(" "),
      );
    }
    const said = element.getAttribute("aria-label");
    if (said !== null) return plain(said);
    const [label] = (element as HTMLInputElement).labels ?? [];
    return plain((label ?? element).textContent);
  };
  const kindOf = (element: Element): ControlKind => {
    const role = element.getAttribute("role");
    const partName = element.getAttribute("data-elicit");
    if (partName === "parts" || partName === "row") return partName;
    if (partName === "add" || partName === "row-action") return "partsButton";
    if (role === "combobox") return "search";
    if (role === "radiogroup") return "radios";
    if (role === "group") return element.querySelector("[data-name=reply]") ? "replies" : "checks";
    if (role === "checkbox" || role === "switch") return "check";
    if (element.matches("[data-elicit=chip-remove]")) return "removal";
    if (element.matches("[role=radio], button, [type=radio]")) return "option";
    if (element.matches("[type=checkbox]")) return "check";
    return element.matches("select") ? "list" : "text";
  };
  const fields: Element[] = [];
  const placeOf = (field: Element | null) => {
    if (!field) return -1;
    if (!fields.includes(field)) fields.push(field);
    return fields.indexOf(field);
  };
  return elements.map((element) => {
    const group = element.parentElement?.closest("[role=radiogroup], [role=group]");
    const field = element.closest("[data-elicit=field]");
    const parts = element.parentElement?.closest("[data-elicit=parts], [data-elicit=row]");
    return {
      kind: kindOf(element),
      name: nameOf(element),
      checked:
        element.getAttribute("aria-checked") === "true" ||
        (element as HTMLInputElement).checked === true,
      field: placeOf(field),
      form: element.closest("[data-elicit=form]") !== null,
      within: group ? elements.indexOf(group) : -1,
      part: parts ? elements.indexOf(parts) : -1,
      shape: element.getAttribute("data-kind") ?? element.getAttribute("data-name") ?? "",
      gone: !element.isConnected,
      value: (element as HTMLInputElement).value ?? "",
      json: field?.getAttribute("data-kind") === "json",
      valid: (element as HTMLInputElement).validity?.valid ?? true,
      chosen: Array.from(field?.querySelectorAll("[data-elicit=chip]") ?? [], (chip) =>
        plain(chip.textContent),
      ),
    };
  });
}
