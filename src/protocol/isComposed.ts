import { isObject } from "./isObject.js";

/** Keywords that say of an object what no list of its properties does. */
const COMPOSING =
  /^(enum|const|not|if|\$.*[rR]ef|depend.+|.+Of|(?!add).+Properties|propertyNames)$/;

/** Whether an object schema asks for more than one field per property. */
export function isComposed(schema: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(schema).some(([keyword, rule]) =>
    keyword === "additionalProperties"
      ? // Without a rule, others are only allowed.
        isObject(rule) && Object.keys(rule).length > 0
      : COMPOSING.test(keyword) && rule !== null && rule !== undefined,
  );
}
