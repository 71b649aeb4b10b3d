/**
 * JSON types of an answer. MCP and ACP allow no object in `content`, but a schema may ask for one.
 */
export type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object";

/** Formats of a text that are parsed and validated. */
export type TextFormat = "email" | "uri" | "date" | "time" | "date-time";

/**
 * Validated keywords of a property, each already checked for its own type.
 *
 * Nothing else of a server's schema reaches the validators.
 */
export interface Constraints {
  /** Allowed types; several only for a `json` field. Empty: no answer can be valid. */
  type: readonly JsonType[];
  /** Allowed values. */
  enum?: readonly OptionValue[];
  /** Minimum length, in characters (Unicode code points). */
  minLength?: number;
  /** Maximum length, in characters (Unicode code points). */
  maxLength?: number;
  /** Source of a regular expression, searched unanchored. */
  pattern?: string;
  /** Format of the text. */
  format?: TextFormat;
  /** Smallest allowed number. */
  minimum?: number;
  /** Largest allowed number. */
  maximum?: number;
  /** Number that the answer must exceed. */
  exclusiveMinimum?: number;
  /** Number that the answer must stay below. */
  exclusiveMaximum?: number;
  /** Number that the answer must be a multiple of. */
  multipleOf?: number;
  /** Minimum number of items. */
  minItems?: number;
  /** Maximum number of items. */
  maxItems?: number;
  /** Whether items must differ from one another. */
  uniqueItems?: boolean;
  /** Constraints of every item. */
  items?: Pick<Constraints, "enum" | "minLength" | "maxLength" | "pattern" | "format">;
}

/** Value of one option. */
export type OptionValue = string | number | boolean;

/** One option of a select. */
export interface FieldOption<V extends OptionValue = OptionValue> {
  /** Value that is sent. */
  value: V;
  /** Title of the option, else its value. Untrusted. */
  label: string;
  /** Description of the option. Untrusted. */
  description?: string;
  /** Text that tells the option from another with the same label: its description, or its value. */
  distinction?: string;
  /** Preview of the option's effect: a sketch or code. Untrusted, of many lines. */
  preview?: string;
}

/** Properties of every field kind. */
export interface FieldBase<K extends string> {
  /** Kind of the field. Each has one control. */
  kind: K;
  /** Generated ID (`f0`, `f1` …), used by form state, DOM IDs and errors. */
  id: string;
  /** The server's property key. Untrusted: it is only shown, or written into `content`. */
  key: string;
  /** `title`, else the key. Untrusted. */
  label: string;
  /** Description of the field. Untrusted. */
  description?: string;
  /** Whether the field is required. */
  required: boolean;
  /** Constraints that answers are validated against. */
  constraints: Constraints;
  /** Keywords of the schema that only the server can check. */
  unchecked?: readonly string[];
  /**
   * Whether the schema declares a secret (`format: "password"`, `writeOnly`, Codex's `isSecret`).
   */
  declaredSecret?: true;
  /** Whether only the server sets the value (`readOnly`). The user can read it. */
  readOnly?: true | undefined;
}

/** A text, an email address or a URI. */
export interface StringField extends FieldBase<"string" | "email" | "uri"> {
  /** Default value, sent unless the user changes or clears it. */
  default?: string;
  /** Whether the schema suggests a text of several lines. */
  multiline: boolean;
}

/** A calendar day, `YYYY-MM-DD`. */
export interface DateField extends FieldBase<"date"> {
  /** Default value, sent unless the user changes or clears it. */
  default?: string;
}

/** A time of day with an offset, RFC 3339 `full-time`. */
export interface TimeField extends FieldBase<"time"> {
  /** Default value, sent unless the user changes or clears it. */
  default?: string;
}

/** A date and time with an offset, RFC 3339. */
export interface DateTimeField extends FieldBase<"dateTime"> {
  /** Default value, sent unless the user changes or clears it. */
  default?: string;
}

/** A number or an integer. */
export interface NumberField extends FieldBase<"number" | "integer"> {
  /** Default value, sent unless the user changes or clears it. */
  default?: number;
}

/** A boolean: a checkbox if it has a default, else Yes or No. */
export interface BooleanField extends FieldBase<"boolean"> {
  /** Default value, sent unless the user changes it. */
  default?: boolean;
}

/** A choice of one option. */
export interface SingleSelectField extends FieldBase<"singleSelect"> {
  /** The options that can be shown. */
  options: readonly FieldOption[];
  /** Number of further options that can't be shown. */
  unrendered?: number;
  /** Default value, sent unless the user changes or clears it. */
  default?: OptionValue;
  /** Text field for an answer of the user's own ("Other…"). */
  other?: StringField;
  /**
   * Whether the text of `other` is allowed next to an option, as a note.
   *
   * It is then also allowed as the only answer to a required choice.
   */
  takesNote?: true;
}

/** A choice of any number of options. */
export interface MultiSelectField extends FieldBase<"multiSelect"> {
  /** The options that can be shown. */
  options: readonly FieldOption<string>[];
  /** Number of further options that can't be shown. */
  unrendered?: number;
  /** Default values, sent unless the user changes or clears them. */
  default?: readonly string[];
  /** Text field for an answer of the user's own ("Other…"). */
  other?: StringField;
  /**
   * Whether the text of `other` is allowed next to options, as a note.
   *
   * It is then also allowed as the only answer to a required choice.
   */
  takesNote?: true;
}

/**
 * A property outside the JSON Schema subset that elicitation defines.
 *
 * If an answer can be valid (`constraints.type` is not empty), it is entered as JSON, or field by
 * field if `nested` is set.
 */
export interface JsonField extends FieldBase<"json"> {
  /** Default value, sent unless the user changes or clears it. */
  default?: unknown;
  /**
   * Schema of an answer that is an object, a list or a union.
   *
   * `constraints` then has its type only.
   */
  nested?: {
    /** The schema, as received. Untrusted. */
    schema: unknown;
    /** The document that its references point into. */
    root: unknown;
  };
  /** Whether the field stands for the whole form: its answer is the content. */
  isContent?: true;
}

/** The schema of a field with nested fields, as received. */
export type NestedSchema = NonNullable<JsonField["nested"]>;

/** Field type of each kind. */
export interface FieldTypes {
  /** A text. */
  string: StringField;
  /** An email address. */
  email: StringField;
  /** A URI. */
  uri: StringField;
  /** A calendar day. */
  date: DateField;
  /** A time of day. */
  time: TimeField;
  /** A date and time. */
  dateTime: DateTimeField;
  /** A number. */
  number: NumberField;
  /** An integer. */
  integer: NumberField;
  /** A boolean. */
  boolean: BooleanField;
  /** A choice of one option. */
  singleSelect: SingleSelectField;
  /** A choice of any number of options. */
  multiSelect: MultiSelectField;
  /** Any other JSON value. */
  json: JsonField;
}

/** Kinds of field that a form can show. Each has one control. */
export type FieldKind = keyof FieldTypes;

/** Field type of a kind. `FieldOf<"email">` is `StringField`. */
export type FieldOf<K extends FieldKind> = FieldTypes[K];

/**
 * One property of a `requestedSchema`, read and normalized.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation#requested-schema
 */
export type Field = FieldTypes[FieldKind];

/** Facts about a field kind, besides how its values are read and validated. */
interface FieldKindFacts {
  /**
   * How it is answered: `written` can be any text, `picked` is a date or time, `chosen` is one or
   * more options.
   */
  answered: "written" | "picked" | "chosen";
  /** Whether spaces alone are no answer. */
  trimmed: boolean;
  /** How an answer is stored between visits. `undefined`: it isn't. */
  remembered: "string" | "number" | undefined;
}

const WRITTEN = { answered: "written", trimmed: false, remembered: "string" } as const;
const NUMBER_TRAITS = { answered: "written", trimmed: true, remembered: "number" } as const;
const PICKED_TRAITS = { answered: "picked", trimmed: false, remembered: undefined } as const;
const CHOSEN = { answered: "chosen", trimmed: false, remembered: undefined } as const;

/** A kind that is missing here, or in a table that says how it is read, does not compile. */
const fieldKinds: Readonly<Record<FieldKind, FieldKindFacts>> = {
  string: WRITTEN,
  email: WRITTEN,
  uri: WRITTEN,
  date: PICKED_TRAITS,
  time: PICKED_TRAITS,
  dateTime: PICKED_TRAITS,
  number: NUMBER_TRAITS,
  integer: NUMBER_TRAITS,
  boolean: CHOSEN,
  singleSelect: CHOSEN,
  multiSelect: CHOSEN,
  json: { answered: "written", trimmed: true, remembered: undefined },
};

/** Returns the facts about a field's kind. */
export function kindFacts({ kind }: Pick<Field, "kind">): FieldKindFacts {
  return fieldKinds[kind];
}

/**
 * Lets the user answer a required field without a value, even if the schema says it is read-only.
 *
 * @param value initial value of the field.
 */
export function answerable(field: Field, value: unknown = field.default): Field {
  const locked = field.readOnly && !(field.required && value === undefined);
  return locked === field.readOnly ? field : { ...field, readOnly: undefined };
}

/** A field with nested fields. */
export type NestedField = JsonField & Required<Pick<JsonField, "nested">>;

/** Whether a field has nested fields. */
export function isNested(field: Field): field is NestedField {
  return field.kind === "json" && field.nested !== undefined;
}

/** Returns every field, with the "Other…" fields of selects after them. */
export function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) =>
    "other" in field && field.other ? [field, field.other] : field,
  );
}
