import { toNestErrors } from "@hookform/resolvers";
import {
  createFormControl,
  type FieldErrors,
  type Resolver,
  type UseFormRegisterReturn,
} from "react-hook-form";
import type { Field } from "../../schema/Field.js";
import type { FieldValue, IssueDetail } from "../../schema/types.js";
import type { Answer } from "../../schema/readAnswer.js";
import { loadPatterns } from "../../validation/patterns.js";
import { checkAnswer } from "./checkAnswer.js";

type Values = Record<string, FieldValue>;

/** A validation error as react-hook-form keeps it, with the issues as data. */
interface IssueError {
  type: string;
  issues: readonly IssueDetail[];
}

/** The form that the engine drives. */
export interface FormEngineHost {
  fields: readonly Field[];
  value: (field: Field) => FieldValue;
  /** Returns the input as an answer, or `undefined` if another answer takes its place. */
  answer: (field: Field) => Answer | undefined;
  /** The issues have changed: these are those of one field, or where it is missing of all. */
  onIssues: (issues: Map<string, readonly IssueDetail[]>, field: Field | undefined) => void;
}

/**
 * Decides when each field is validated, and keeps the errors.
 *
 * It is react-hook-form with generated field IDs, so no key of a server is ever a path, and with
 * the generated validators as its resolver. Showing a form doesn't need it, so it loads while the
 * user reads, and a field is registered when it is first changed or left.
 */
export class FormEngine {
  readonly #host: FormEngineHost;
  readonly #form;
  readonly #registered = new Map<string, UseFormRegisterReturn>();
  readonly #byId: ReadonlyMap<string, Field>;
  /** Fields that must be answered by now, because the user has asked to continue. */
  readonly #demanded = new Set<Field>();

  constructor(host: FormEngineHost) {
    this.#host = host;
    this.#byId = new Map(host.fields.map((field) => [field.id, field]));
    this.#form = createFormControl<Values>({
      mode: "onTouched",
      resolver: this.#resolve,
      shouldFocusError: false,
    }).formControl;
    this.#form.subscribe({
      formState: { errors: true },
      callback: ({ errors, name }) =>
        host.onIssues(issuesOf(errors, name), name === undefined ? name : this.#byId.get(name)),
    });
  }

  /** A value has changed. */
  change(field: Field): void {
    this.#tell(field, "change");
  }

  /** Reports that the user left a field. From then on, it shows its errors. */
  leave(field: Field): void {
    this.#tell(field, "blur");
  }

  /** Checks some fields as if each had been left: an error goes as soon as it is mended. */
  async check(fields: readonly Field[]): Promise<void> {
    this.#demand(fields);
    const names = fields.map(({ id }) => id);
    await this.#form.trigger(names, { shouldTouch: true });
  }

  /** Checks every field, and answers whether all of them are valid. */
  async submit(): Promise<boolean> {
    this.#demand(this.#host.fields);
    let holds = false;
    await this.#form.handleSubmit(() => {
      holds = true;
    })();
    return holds;
  }

  #demand(fields: readonly Field[]): void {
    for (const field of fields) {
      this.#register(field);
      this.#demanded.add(field);
    }
  }

  #register({ id }: Field) {
    const known = this.#registered.get(id) ?? this.#form.register(id);
    this.#registered.set(id, known);
    return known;
  }

  #tell(field: Field, type: "change" | "blur"): void {
    const { onChange, onBlur } = this.#register(field);
    const target = { name: field.id, value: this.#host.value(field) };
    void (type === "change" ? onChange : onBlur)({ target, type });
  }

  /** Validates the named fields, or all of them: one key typed costs one field. */
  #resolve: Resolver<Values> = async (values, _context, options) => {
    const names = options.names ?? [...this.#byId.keys()];
    const fields = names.flatMap((name) => this.#byId.get(name) ?? []);
    await loadPatterns(fields);
    const errors: Record<string, IssueError> = {};
    for (const field of fields) {
      const answer = this.#host.answer(field);
      const issues = answer ? checkAnswer(field, answer, this.#demanded.has(field)) : [];
      if (issues[0]) errors[field.id] = { type: issues[0].code, issues };
    }
    // There are no field arrays, so there are no names to search for them.
    const nested = toNestErrors<Values>(errors, { ...options, names: [] });
    return Object.keys(errors).length > 0 ? { values: {}, errors: nested } : { values, errors: {} };
  };
}

/** @param name ID of a single field. */
function issuesOf(errors: FieldErrors<Values> = {}, name?: string) {
  const issues = new Map<string, readonly IssueDetail[]>();
  for (const id of name === undefined ? Object.keys(errors) : [name]) {
    const error = errors[id] as unknown as IssueError | undefined;
    if (error) issues.set(id, error.issues);
  }
  return issues;
}
