/**
 * The length of a text in Unicode characters (code points), which is how JSON Schema counts.
 * A surrogate without its partner counts as one.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1
 */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) {
      count--;
    }
  }
  return count;
}
