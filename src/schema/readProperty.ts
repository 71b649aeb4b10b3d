import type { Budget } from "../core/Budget.js";
import { asObject, asText, isObject, type JsonObject, jsonText } from "../core/json.js";
import * as limits from "../core/limits.js";
import { isVisibleText } from "../core/text.js";
import type {
  Constraints,
  Field,
  FieldKind,
  FieldOf,
  FieldOption,
  JsonType,
  OptionValue,
} from "./Field.js";
import { isCalendarDay, isTimeOfDay, parseDateTime, parseTime } from "./dateTime.js";
import { agentMeta, fitsType, resolveNullable } from "./keywords.js";
import type { SchemaDocument } from "./SchemaDocument.js";
import { readConstraints, textFormats } from "./readConstraints.js";
import { findOptionKeyword, hasOtherCases, readOptions } from "./readOptions.js";
import type { Report } from "./types.js";

type WithoutDefault<F> = F extends Field ? Omit<F, "default"> : never;
type DefaultOf<F extends { kind: FieldKind }> = FieldOf<F["kind"]>["default"];

/**
 * Returns the default of a property, if its control can show it.
 *
 * A malformed one is ignored, because the user couldn't see what would be sent. `""` and `[]` are
 * answers where the schema allows them, and otherwise say that there is no default.
 */
function readDefault<F extends WithoutDefault<Field>>(
  field: F,
  value: unknown,
  report: Report,
): DefaultOf<F> {
  if (value === undefined) return undefined as DefaultOf<F>;
  if (isShowable(field, value)) return value as DefaultOf<F>;
  const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
  if (!isEmpty || field.kind === "singleSelect") report("ignoredDefault", "default");
  return undefined as DefaultOf<F>;
}

function isShowable(field: WithoutDefault<Field>, value: unknown): boolean {
  const { type, minLength = 0, minItems = 0 } = field.constraints;
  switch (field.kind) {
    case "boolean":
      return typeof value === "boolean";
    case "number":
      return Number.isFinite(value);
    case "integer":
      return Number.isSafeInteger(value);
    case "singleSelect":
      return (field as FieldOf<"singleSelect">).options.some((option) => option.value === value);
    case "multiSelect": {
      const options = new Set<unknown>(
        (field as FieldOf<"multiSelect">).options.map((option) => option.value),
      );
      return (
        Array.isArray(value) &&
        (value.length > 0 || minItems === 0) &&
        value.every((item) => options.has(item)) &&
        new Set(value).size === value.length
      );
    }
    case "date":
      return typeof value === "string" && isCalendarDay(value);
    case "dateTime":
      return typeof value === "string" && parseDateTime(value) !== undefined;
    case "json":
      // JSON writes what is hidden in a text as it is, but for controls, which it escapes.
      return isShowableText(jsonText(value)) && (value !== "" || type.includes("string"));
    case "time":
      return typeof value === "string" && isTimeOfDay(parseTime(value)?.clock ?? "");
    case "email":
    case "uri":
      return isShowableText(value) && value !== "";
    case "string":
      return isShowableText(value) && (value !== "" || minLength === 0);
  }
}

/** Whether every character of a text can be seen. */
function isShowableText(value: unknown): value is string {
  return typeof value === "string" && isVisibleText(value);
}

interface Property {
  id: string;
  key: string;
  /** Untrusted: anything. */
  schema: unknown;
  required: boolean;
  /** The document that references point into. */
  document: SchemaDocument;
  report: Report;
}

const ANY_TYPE: readonly JsonType[] = ["string", "number", "boolean", "array", "object"];
const KNOWN_TYPES = new Set(["string", "number", "integer", "boolean", "array"]);

/**
 * Reads one property of a requested schema into a field.
 *
 * @throws if it takes more than the budget; see `Budget.within`.
 */
export function readProperty(property: Property): Field {
  const { id, key, schema: raw, required, document, report } = property;
  if (!isObject(raw) && typeof raw !== "boolean") report("notAnObject");
  const schema = resolveNullable(asObject(raw));
  const lists = [schema, schema.items].flatMap((part) =>
    isObject(part) ? Object.values(part).filter(Array.isArray) : [],
  );
  const entries = lists.reduce((sum, { length }) => sum + length, 0);
  document.budget.spend(entries * limits.stepsPerOption);
  document.budget.read(jsonText(schema.default) ?? "");
  const title = asText(schema.title) ?? "";
  const base = {
    id,
    key,
    label: [title, key].find((text) => text.trim() !== "") ?? "",
    description: asText(schema.description) || undefined,
    required,
    ...(schema.readOnly === true && { readOnly: true as const }),
    ...(agentMeta(raw, "codex").isSecret === true && { declaredSecret: true as const }),
  };
  for (const keyword of ["title", "description"]) {
    const value = schema[keyword];
    if (value !== undefined && typeof value !== "string") report("malformedKeyword", keyword);
  }

  const types = readTypes(schema.type);
  const hasObjects = [schema.type].flat().includes("object");
  const type = types.length === 1 && !hasObjects ? types[0] : undefined;
  const isUnknownType = schema.type !== undefined && types.length === 0;
  const optionKeyword = type === "array" || isUnknownType ? undefined : findOptionKeyword(schema);
  const { constraints: own, unchecked } = readConstraints(schema, types, report, optionKeyword);
  const common = { ...base, unchecked: unchecked.length > 0 ? unchecked : undefined };
  const list =
    types.length === 0 || types.includes("array")
      ? readItems(schema, report, document.budget)
      : undefined;
  const constraints: Constraints = list
    ? { ...own, items: { ...own.items, enum: list.options.map(valueOf) } }
    : own;

  // Only kinds in which a secret can be typed are marked.
  const declared = schema.format === "password" || schema.writeOnly === true;
  const typed = declared ? { ...common, declaredSecret: true as const } : common;

  const withDefault = <F extends WithoutDefault<Field>>(field: F) =>
    ({ ...field, default: readDefault(field, schema.default, report) }) as Field;
  const json = (allowed: readonly JsonType[]): Field => {
    const answerable = allowed.length > 0;
    report(answerable ? "outsideSubset" : "unanswerable");
    const field = {
      ...typed,
      kind: "json",
      constraints: { ...constraints, type: allowed },
      ...(answerable && {
        unchecked: undefined,
        nested: document.nest(raw),
      }),
    } as const;
    return withDefault(field);
  };

  if (raw === false) return json([]);
  if (isUnknownType) {
    // The type may be one of a later protocol version: the server may take any value for it.
    return json(ANY_TYPE);
  }

  if (type === "array") {
    if (!list || list.options.length === 0) return json(types);
    const { options, unrendered } = list;
    return withDefault({ ...common, kind: "multiSelect", options, unrendered, constraints });
  }

  // Further cases next to the options are shown with them.
  if (hasOtherCases(schema)) return json(types.length > 0 ? types : ANY_TYPE);
  const choice = readOptions(schema, report, document.budget);
  if (choice) {
    const known = schema.type === undefined || schema.type === null ? undefined : types;
    const options = choice.options.filter((option) => fitsType(option.value, known));
    const { unrendered } = choice;
    const allowed = type ? [type] : [...new Set(options.map((option) => jsonTypeOf(option.value)))];
    const selectable: Constraints = { ...constraints, type: allowed, enum: options.map(valueOf) };
    if (options.length === 0) return json(allowsNull(raw) ? ANY_TYPE : []);
    const read = { options, unrendered, constraints: selectable };
    return withDefault({ ...common, kind: "singleSelect", ...read });
  }

  switch (type) {
    case "boolean":
      return withDefault({ ...common, kind: "boolean", constraints });
    case "number":
    case "integer":
      return withDefault({ ...typed, kind: type, constraints });
    case "string": {
      const { format } = constraints;
      const kind = format ? textFormats[format] : "string";
      if (kind === "date" || kind === "time" || kind === "dateTime")
        return withDefault({ ...common, kind, constraints });
      const named = kind === "email" ? common : typed;
      const field = { ...named, kind, constraints, multiline: false } as const;
      const preset = readDefault(field, schema.default, report);
      // No specification has this format, but servers send it.
      const isLines = schema.format === "multiline";
      const multiline = isLines || (!format && isLong(constraints, preset));
      return { ...field, default: preset, multiline };
    }
    default:
      return json(types.length > 0 ? types : ANY_TYPE);
  }
}

/** The texts that a list may hold, where all that it may hold are options. */
function readItems(
  schema: JsonObject,
  report: Report,
  budget: Budget,
): { options: readonly FieldOption<string>[]; unrendered?: number } | undefined {
  if (!isObject(schema.items)) return undefined;
  const items = resolveNullable(schema.items);
  const choice = readOptions(items, (code, ...path) => report(code, "items", ...path), budget);
  if (!choice || hasOtherCases(items)) return undefined;
  const options = choice.options.filter(({ value }) => fitsType(value, items.type));
  // A number among them is an answer that a list of texts can't give.
  return options.every(isTextOption) ? { options, unrendered: choice.unrendered } : undefined;
}

function isTextOption(option: FieldOption): option is FieldOption<string> {
  return typeof option.value === "string";
}

/** Whether an `enum` has `null`: alone it is an answer, beside other options it means none. */
function allowsNull(schema: unknown): boolean {
  return isObject(schema) && Array.isArray(schema.enum) && schema.enum.includes(null);
}

function valueOf<V extends OptionValue>(option: FieldOption<V>): V {
  return option.value;
}

/** The JSON types that `type` allows and a result can carry. */
function readTypes(value: unknown): JsonType[] {
  const names = new Set<unknown>(Array.isArray(value) ? value : [value]);
  return [...names].filter((name): name is JsonType => KNOWN_TYPES.has(name as string));
}

function jsonTypeOf(value: OptionValue): JsonType {
  return typeof value as "string" | "number" | "boolean";
}

function isLong({ minLength = 0, maxLength = 0, pattern }: Constraints, preset = ""): boolean {
  if (preset.includes("\n")) return true;
  if (pattern !== undefined) return false;
  return maxLength > 255 || minLength > 80 || preset.length > limits.multiline / 2;
}
