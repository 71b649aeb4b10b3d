import type { FieldOf } from "../../schema/Field.js";

/** Up to how many characters an option has that shares a row with others. */
const MAX_CHARACTERS = 24;

/**
 * Whether the options of a choice are so short that they share rows: a label each, without details.
 *
 * @param own whether one of them opens a text box.
 */
export function isShort(
  { options }: FieldOf<"singleSelect"> | FieldOf<"multiSelect">,
  own: boolean,
): boolean {
  return (
    !own &&
    options.every(
      ({ label, description, preview }) =>
        description === undefined && preview === undefined && [...label].length <= MAX_CHARACTERS,
    )
  );
}
