/** The attributes that a style sheet sees of a part: its name, and its states, present or absent. */
export type PartAttributes = { "data-elicit": string } & Record<
  `data-${string}`,
  string | undefined
>;

/**
 * Names a part for style sheets. A state that holds is an attribute without a value
 * (`data-invalid`), one that has several values carries it (`data-kind="email"`).
 *
 * @example
 * <div {...part("field", { invalid: true, kind: "email" })} />
 * // <div data-elicit="field" data-invalid="" data-kind="email">
 */
export function part(
  name: string,
  states: Record<string, string | boolean | undefined> = {},
): PartAttributes {
  const attributes: PartAttributes = { "data-elicit": name };
  for (const [state, value] of Object.entries(states)) {
    if (value === false || value === undefined) continue;
    attributes[`data-${state}`] = value === true ? "" : value;
  }
  return attributes;
}
