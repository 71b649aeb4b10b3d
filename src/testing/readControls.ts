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
  | "removal";

/** What a person sees of a control. */
export interface SeenControl {
  kind: ControlKind;
  /** Its accessible name. */
  name: string;
  checked: boolean;
  /** Which of those that were read it stands in: an option in its group. -1: in none. */
  within: number;
  /** Which of the questions on show it belongs to. -1: to none. */
  field: number;
  /** Whether what was typed is an answer. */
  valid: boolean;
  /** Of several chosen ones that stand in a list above their search box, the words. */
  chosen: string[];
}

/** Everything that a question is answered with. */
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
].join();

/**
 * Reads controls by what a person hears of them. It stands for itself alone, since Playwright sends it
 * to the page.
 */
export function readControls(elements: Element[]): SeenControl[] {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const labelled = element.getAttribute("aria-labelledby");
    if (labelled !== null) {
      const ids = labelled.split(" ");
      return plain(ids.map((id) => root.getElementById(id)?.textContent ?? "").join(" "));
    }
    const said = element.getAttribute("aria-label");
    if (said !== null) return plain(said);
    const [label] = (element as HTMLInputElement).labels ?? [];
    return plain((label ?? element).textContent);
  };
  const kindOf = (element: Element): ControlKind => {
    const role = element.getAttribute("role");
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
    return {
      kind: kindOf(element),
      name: nameOf(element),
      checked:
        element.getAttribute("aria-checked") === "true" ||
        (element as HTMLInputElement).checked === true,
      field: placeOf(field),
      within: group ? elements.indexOf(group) : -1,
      valid: (element as HTMLInputElement).validity?.valid ?? true,
      chosen: Array.from(field?.querySelectorAll("[data-elicit=chip]") ?? [], (chip) =>
        plain(chip.textContent),
      ),
    };
  });
}
