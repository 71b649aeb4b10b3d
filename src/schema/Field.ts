/**
 * The JSON types that an answer can have. MCP and ACP allow no object in `content`; who asks for one
 * takes it.
 */
export type JsonType = "string" | "number" | "integer" | "boolean" | "array" | "object";

/** A format of a text that is read and checked. */
export type TextFormat = "email" | "uri" | "date" | "time" | "date-time";

/**
 * The keywords of a property that the validators know, each already checked for its own type.
 * Nothing else of a server's schema ever reaches the validation engine.
 */
export interface Constraints {
  /** The allowed types; more than one only on a `json` field. Empty: no answer can be valid. */
  type: readonly JsonType[];
  enum?: readonly OptionValue[];
  minLength?: number;
  maxLength?: number;
  /** The source of a regular expression, searched unanchored. */
  pattern?: string;
  format?: TextFormat;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  /** What every item of an array must hold. */
  items?: Pick<Constraints, "enum" | "minLength" | "maxLength" | "pattern" | "format">;
}

/** The value of one choice. */
export type OptionValue = string | number | boolean;

/** One choice of a select. */
export interface FieldOption<V extends OptionValue = OptionValue> {
  value: V;
  /** The title of the option, else the value itself; untrusted text. */
  label: string;
  description?: string;
  /** What tells it from another option that reads alike: what it sends. Its description ends with it. */
  distinction?: string;
  /** What choosing it would lead to: a sketch, some code. Untrusted text of many lines. */
  preview?: string;
}

/** What every field has, of whatever kind. */
export interface FieldBase<K extends string> {
  kind: K;
  /** A name of our own (`f0`, `f1` …): what form state, DOM ids and errors use for this field. */
  id: string;
  /** The server's property key. Untrusted: only ever shown, or written into `content`. */
  key: string;
  /** `title`, or else the key. Untrusted text. */
  label: string;
  description?: string;
  required: boolean;
  constraints: Constraints;
  /** Keywords of the server's schema that restrict an answer but that only the server can check. */
  unchecked?: readonly string[];
  /**
   * Whether the schema itself says that a secret is asked for (`format: "password"`, `writeOnly`,
   * `isSecret` of Codex).
   */
  declaredSecret?: true;
  /** Whether the schema says that the server alone sets the value (`readOnly`): the user only reads it. */
  readOnly?: true | undefined;
}

/** Text: an e-mail address and a URI are kinds of their own. */
export interface StringField extends FieldBase<"string" | "email" | "uri"> {
  default?: string;
  /** Whether the schema suggests a text of several lines. */
  multiline: boolean;
}

/** A calendar day, `YYYY-MM-DD`. */
export interface DateField extends FieldBase<"date"> {
  default?: string;
}

/** A time of day, RFC 3339 `full-time`: with an offset. */
export interface TimeField extends FieldBase<"time"> {
  default?: string;
}

/** A moment, RFC 3339 with an offset. */
export interface DateTimeField extends FieldBase<"dateTime"> {
  default?: string;
}

/** A number, whole or not. */
export interface NumberField extends FieldBase<"number" | "integer"> {
  default?: number;
}

/** A yes or no. */
export interface BooleanField extends FieldBase<"boolean"> {
  default?: boolean;
}

/** One of several options. */
export interface SingleSelectField extends FieldBase<"singleSelect"> {
  options: readonly FieldOption[];
  /** How many more there are than can be shown. */
  undrawn?: number;
  default?: OptionValue;
  /** The text field that holds an answer of the person's own ("Other…"). */
  other?: StringField;
  /**
   * Whether who asks takes that text also beside an option, as a note to it, and for an answer by
   * itself: even to a required question.
   */
  takesNote?: true;
}

/** Any number of several options. */
export interface MultiSelectField extends FieldBase<"multiSelect"> {
  options: readonly FieldOption<string>[];
  /** How many more there are than can be shown. */
  undrawn?: number;
  default?: readonly string[];
  /** The text field that holds an answer of the person's own ("Other…"). */
  other?: StringField;
  /**
   * Whether who asks takes that text also beside an option, as a note to it, and for an answer by
   * itself: even to a required question.
   */
  takesNote?: true;
}

/**
 * A property outside the subset of JSON Schema that elicitation defines. Where an answer can be
 * valid (`constraints.type` is not empty), it can be given as a JSON value.
 */
export interface JsonField extends FieldBase<"json"> {
  default?: unknown;
  /**
   * What its answer is checked by, where it can be any JSON value: an object, a list of anything, a
   * union. `constraints` then says of its type alone.
   */
  nested?: {
    /** As it came. Untrusted. */
    schema: unknown;
    /** The whole that the references in it point into. */
    root: unknown;
  };
  /** It stands for the whole form: its answer is the content, not one property of it. */
  isContent?: true;
}

/** A schema as it came, of a question with parts of its own. */
export type NestedSchema = NonNullable<JsonField["nested"]>;

/** The field type of each kind. */
export interface FieldTypes {
  string: StringField;
  email: StringField;
  uri: StringField;
  date: DateField;
  time: TimeField;
  dateTime: DateTimeField;
  number: NumberField;
  integer: NumberField;
  boolean: BooleanField;
  singleSelect: SingleSelectField;
  multiSelect: MultiSelectField;
  json: JsonField;
}

/** The kinds of field a form can draw. Each has one control. */
export type FieldKind = keyof FieldTypes;

/** The field type of a kind, for instance `FieldOf<"email">` is `StringField`. */
export type FieldOf<K extends FieldKind> = FieldTypes[K];

/** One property of a `requestedSchema`, read and normalised. */
export type Field = FieldTypes[FieldKind];
