declare global {
  interface Window {
    /** What `findChanges` saw last, by selector. */
    seenStyles?: Record<string, Record<string, string>[]>;
  }
}

/**
 * Runs in a page: says what has changed of all computed styles and places of the elements that a
 * selector names, and of what is drawn with them, since it was last called for these. Of a host's
 * variables it tells where they are set: with these elements, `variables`.
 */
export function findChanges({ selector, variables }: { selector: string; variables: boolean }) {
  // The typeface with all that belongs to it, and by which scheme colours are read, are the host's.
  // Where something is, is told by its rectangle.
  const hosts =
    /^(top|right|bottom|left|inset-.*|font-(family|feature|kerning|optical|synthesis|variation|language|palette).*|text-(rendering|size-adjust)|-webkit-(font-smoothing|tap-highlight-color|locale)|tab-size|color-scheme)$/;
  // A colour of ours that is registered has its initial value wherever nobody sets it.
  const registered = /^--_elicit-/;
  const elements = [...document.querySelectorAll(selector)];
  const now = elements.flatMap((element) =>
    ["", "::before", "::after", "::placeholder"].map((pseudo) => {
      const styles: Record<string, string> = {};
      const computed = getComputedStyle(element, pseudo);
      const drawn =
        pseudo === "::placeholder"
          ? element.matches("[placeholder]")
          : pseudo === "" || computed.content !== "none";
      for (const name of drawn ? computed : []) {
        if (name.startsWith("--") ? variables && !registered.test(name) : !hosts.test(name))
          styles[name] = computed.getPropertyValue(name);
      }
      // A button that has a background of its own is drawn alike by either.
      if (styles.appearance === "button") styles.appearance = "auto";
      if (pseudo === "") {
        const { x, y, width, height } = element.getBoundingClientRect();
        // What has no box of its own is nowhere.
        if (element.getClientRects().length > 0)
          Object.assign(styles, { x, y: y + scrollY, width, height });
      }
      return styles;
    }),
  );
  window.seenStyles ??= {};
  const before = window.seenStyles[selector];
  window.seenStyles[selector] = now;
  const changes = new Set<string>();
  if (before && before.length !== now.length) changes.add("The page has other elements.");
  for (const [index, styles] of now.entries()) {
    const element = elements[Math.floor(index / 4)];
    const name = element?.getAttribute("data-elicit") ?? element?.localName;
    const pseudo = ["", "::before", "::after", "::placeholder"][index % 4];
    for (const [property, value] of Object.entries(styles)) {
      const was = before?.[index]?.[property];
      if (before && String(was) !== String(value))
        changes.add(`${name}${pseudo} ${property}: ${was} > ${value}`);
    }
  }
  return { seen: elements.length, changes: [...changes] };
}
