/** A text, or an element as React makes it. */
export type Drawn =
  | string
  | { name: string; attributes: Record<string, unknown>; inside: readonly Drawn[] };

/** How React calls attributes that it does not call as HTML does. */
const named: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  maxlength: "maxLength",
  inputmode: "inputMode",
  autocomplete: "autoComplete",
  spellcheck: "spellCheck",
  novalidate: "noValidate",
  value: "defaultValue",
  checked: "defaultChecked",
};

/** Reads what an element shows, so that it can be drawn again in another page. */
export function readDrawn(element: Element): readonly Drawn[] {
  return Array.from(element.childNodes, (node): Drawn => {
    if (!(node instanceof Element)) return node.textContent ?? "";
    const attributes = Array.from(node.attributes, ({ name, value }) => {
      if (name === "style") return [name, styleOf(node as HTMLElement)];
      const isSwitch = ["novalidate", "checked", "disabled", "required", "hidden"].includes(name);
      // A button, an option and a radio have their value from the start.
      const isBox = node.matches("textarea, input:not([type=radio], [type=checkbox])");
      return [name === "value" && !isBox ? name : (named[name] ?? name), isSwitch || value];
    });
    return {
      name: node.localName,
      attributes: Object.fromEntries(attributes),
      inside: readDrawn(node),
    };
  });
}

function styleOf({ style }: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    Array.from(style, (name) => [
      name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      style.getPropertyValue(name),
    ]),
  );
}
