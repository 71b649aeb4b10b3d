import type { Parts } from "./Parts.js";

/** The attributes that a style sheet sees of a part: its name, and its states, present or absent. */
export type PartAttributes = { "data-elicit": string } & Record<
  `data-${string}`,
  string | undefined
>;

/**
 * Names a part for style sheets. A state that is so is an attribute without a value
 * (`data-invalid`), one that has several values carries it (`data-kind="email"`).
 *
 * @example
 * <div {...part("field", { invalid: true, kind: "email" })} />
 * // <div data-elicit="field" data-invalid="" data-kind="email">
 */
export function part<Name extends keyof Parts>(
  name: Name,
  states?: Partial<Parts[Name]>,
): PartAttributes {
  const attributes: PartAttributes = { "data-elicit": name };
  const given = states as Record<string, string | boolean | undefined> | undefined;
  for (const state in given) {
    const value = given[state];
    if (value) attributes[`data-${state}`] = value === true ? "" : value;
  }
  return attributes;
}
