/** Native boxes in which no key is text. */
const PRESSED = new Set([
  "button",
  "checkbox",
  "color",
  "file",
  "image",
  "radio",
  "reset",
  "submit",
]);

/** Roles whose keys mean something of their own: text, a search for a name, a value. */
const KEYED =
  '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"], [role="slider"], [role="listbox"], [role="menu"], [role="grid"], [role="tree"]';

/** Whether characters typed in an element are its own: a text box, a list that searches, a slider. */
export function takesKeys(element: Element): boolean {
  const { localName } = element;
  if (localName === "input") return !PRESSED.has((element as HTMLInputElement).type);
  if (localName === "textarea" || localName === "select") return true;
  // The content of a closed custom element is unknown.
  if (localName.includes("-")) return true;
  if ((element as HTMLElement).isContentEditable) return true;
  return element.closest(KEYED) !== null;
}
