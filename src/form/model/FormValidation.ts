import { toNestErrors } from "@hookform/resolvers";
import type { FieldError, Resolver } from "react-hook-form";
import type { Presses } from "../../core/clicks.js";
import { sameJson } from "../../core/json.js";
import type { ElicitationContent } from "../../core/protocol.js";
import { toContent, withoutAnswers } from "../../schema/content.js";
import type { Field } from "../../schema/Field.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import { controlValue, type IssueDetail } from "../../schema/types.js";
import type { FormStrings } from "../../strings/enForm.js";
import { loadNested } from "../../validation/nested.js";
import { findUnchecked, loadPatterns } from "../../validation/patterns.js";
import { areWithin, checkAnswer } from "./checkAnswer.js";
import type { Session } from "../../core/session.js";
import type { HostRule } from "./HostRule.js";
import type { FormValues, Values } from "./FormValues.js";
import { issueText } from "./issueText.js";
import type { Topics } from "./Topics.js";

const NO_ISSUES: readonly IssueDetail[] = [];

/** A validation error as react-hook-form keeps it, with the issues as data. */
interface IssueError extends FieldError {
  issues: readonly IssueDetail[];
}

/** The form that is validated. */
interface ValidatedForm {
  reading: SchemaReading;
  fields: readonly Field[];
  values: FormValues;
  /** Number of resets. */
  readonly resets: number;
  topics: Topics;
  presses: Presses;
  session: Pick<Session, "locked">;
  /** The form of a nested answer has one, whose field is announced. */
  outer?: object | undefined;
  /** Whether any answer could be valid, whatever was entered. */
  readonly submittable: boolean;
  rule: HostRule;
  choiceOf: (field: Field) => Field | undefined;
  /** Loads what Submit needs. Rejects if it cannot be loaded now. */
  load: () => Promise<void>;
}

/**
 * Validation and submission. react-hook-form keeps the errors and which fields were left, and calls
 * the generated validators as its resolver.
 */
export class FormValidation {
  /** Number of times that Submit found errors. */
  failedSubmits = 0;
  /** The content that the last Submit found valid; it may have been sent since. */
  content: ElicitationContent | undefined;
  readonly #form: ValidatedForm;
  readonly #byId: ReadonlyMap<string, Field>;
  /** Fields that must be answered by now: the user has asked to continue. */
  readonly #demanded = new Set<Field>();
  /** Fields of which the user was told that they have no answer. */
  readonly #missing = new Set<Field>();
  /** Fields that announce their own issues: found one by one, or in nested fields that were left. */
  readonly #announced = new Set<string>();
  /** Whether the nested fields of a field show errors, by its id. */
  readonly #nested = new Map<string, () => boolean>();
  #unchecked: ReadonlySet<Field> = new Set();
  #problems: readonly Field[] = [];

  constructor(form: ValidatedForm) {
    this.#form = form;
    this.#byId = new Map(form.fields.map((field) => [field.id, field]));
  }

  issues(field: Field): readonly IssueDetail[] {
    return this.#isPassedOver(field) ? NO_ISSUES : this.#found(field);
  }

  /**
   * Returns the error messages of a field.
   *
   * @param name what the field is called where it is shown.
   */
  messages(field: Field, strings: FormStrings, name?: string): readonly string[] {
    const { budget } = this.#form.reading.document;
    return this.issues(field).map((issue) => issueText(issue, field, strings, name, budget));
  }

  /** Whether all issues of a field are in nested fields, which show them. */
  showsWithin(field: Field): boolean {
    return areWithin(this.issues(field)) && (this.#nested.get(field.id)?.() ?? false);
  }

  /**
   * Tells whether the nested fields of a field show errors, as long as they are rendered.
   *
   * @returns a function that ends it.
   */
  nest({ id }: Field, showsErrors: () => boolean): () => void {
    const { topics } = this.#form;
    this.#nested.set(id, showsErrors);
    topics.emit(id);
    return () => {
      this.#nested.delete(id);
      topics.emit(id);
    };
  }

  /** Whether a field announces its own errors, instead of the summary. */
  announces(field: Field): boolean {
    return this.#announced.has(field.id);
  }

  /** Whether the user was told that a field has no answer yet. */
  wasMissing(field: Field): boolean {
    return this.#missing.has(field);
  }

  /** The fields that Submit found invalid and that are still invalid. */
  get problems(): readonly Field[] {
    return this.#problems;
  }

  /** Whether the pattern of a field is known to be left to the server. */
  isPatternUnchecked(field: Field): boolean {
    return this.#unchecked.has(field);
  }

  /** Compiles the patterns of the form. Rejects if the code for it cannot be loaded now. */
  async preparePatterns(): Promise<void> {
    const { reading, fields, topics } = this.#form;
    await findUnchecked(fields, reading.document.budget, (unchecked) => {
      const changed = new Set([...this.#unchecked, ...unchecked]);
      this.#unchecked = unchecked;
      for (const { id } of changed) topics.emit(id);
    });
  }

  /** Validates a field again after its input changed, if the user has left it before. */
  change(field: Field): void {
    // A user who changes a nested field is still in the outer field, and hears its errors after
    // leaving it.
    if ("nested" in field && !areWithin(this.issues(field))) this.#announced.delete(field.id);
    const { isTouched } = this.#formControl.getFieldState(field.id);
    // The host may have refused another answer because of this one.
    const again = this.#form.fields.filter(
      (each) => (each === field && isTouched) || this.#found(each)[0]?.code === "custom",
    );
    if (again.length > 0) void this.#validate(again);
    this.#emit(field);
    const beside = "other" in field ? field.other : this.#form.choiceOf(field);
    if (beside) this.#emit(beside);
  }

  /** Reports that the user left a field. From then on, it shows its errors. */
  leave(field: Field): void {
    const { presses, session, resets } = this.#form;
    // An error would move the target of a press, which may have reset the form.
    presses.after(() => {
      if (session.locked || resets !== this.#form.resets) return;
      if ("nested" in field) this.#announced.add(field.id);
      void this.#validate([field]);
    });
  }

  /**
   * Validates every field. The content when all of it is valid, else `undefined`.
   *
   * @throws when code that it needs cannot be loaded.
   */
  async validateAll(): Promise<ElicitationContent | undefined> {
    const form = this.#form;
    const { reading, fields, values } = form;
    if (form.submittable) await form.load();
    // Which fields ask for a secret is known only now, so the form may be refused.
    const isValid = form.submittable && (await this.#demand(fields));
    this.content = isValid ? toContent(reading.fields, (field) => values.read(field)) : undefined;
    this.#sumUp(this.content ? [] : fields);
    if (!this.content) this.failedSubmits += 1;
    this.#emitAll();
    return this.content;
  }

  /** Validates some fields, and returns whether they are valid. Throws like `validateAll`. */
  async check(fields: readonly Field[]): Promise<boolean> {
    await this.#form.load();
    await this.#demand(fields);
    this.#sumUp(fields);
    const isValid = this.#problems.length === 0;
    if (!isValid) this.failedSubmits += 1;
    this.#emitAll();
    return isValid;
  }

  /** Forgets which errors were announced, and that the user has asked to continue. */
  reset(): void {
    this.#demanded.clear();
    this.#missing.clear();
    this.#announced.clear();
    this.#problems = [];
  }

  /** Removes the input of some fields after the response. */
  eraseAnswers(fields: readonly Field[]): void {
    this.content = this.content && withoutAnswers(this.content, fields);
  }

  get #formControl(): FormValues["formControl"] {
    return this.#form.values.formControl;
  }

  #found({ id }: Field): readonly IssueDetail[] {
    const error = this.#formControl.getFieldState(id).error as IssueError | undefined;
    return error?.issues ?? NO_ISSUES;
  }

  /** Validates fields that the user has left. */
  async #validate(fields: readonly Field[]): Promise<void> {
    const before = fields.map((field) => this.#found(field));
    const ids = fields.map(({ id }) => id);
    // If code for it cannot be loaded, Submit says so.
    await this.#formControl.trigger(ids, { shouldTouch: true }).catch(() => {});
    // Meanwhile, another pointer may be down.
    this.#form.presses.after(() => {
      for (const [at, field] of fields.entries()) {
        const issues = this.#found(field);
        if (sameJson(issues, before[at])) continue;
        if (!areWithin(issues)) this.#announced.add(field.id);
        this.#emit(field);
      }
    });
  }

  /** Validates fields as if each had been left. A required one must be answered. */
  async #demand(fields: readonly Field[]): Promise<boolean> {
    for (const field of fields) this.#demanded.add(field);
    const ids = fields.map(({ id }) => id);
    const isValid = await this.#formControl.trigger(ids, { shouldTouch: true });
    this.#announced.clear();
    // A single error has no summary, so it announces itself. The outer field announces nested ones.
    const wrong = this.#form.fields.filter((field) => this.#found(field).length > 0);
    if (wrong.length === 1 && !this.#form.outer) this.#announced.add(wrong[0]!.id);
    return isValid;
  }

  /** Validates the named fields: the resolver of react-hook-form. */
  readonly resolve: Resolver<Values> = async (_values, _context, options) => {
    const { values, rule } = this.#form;
    // It gets no secret, so these must be known.
    if (rule.validate) await this.#form.load();
    const fields = (options.names ?? []).flatMap((name) => this.#byId.get(name) ?? []);
    await Promise.all([loadPatterns(fields), loadNested(fields)]);
    const { answers } = rule;
    const errors: Record<string, IssueError> = {};
    for (const field of fields) {
      const issues = this.#isPassedOver(field)
        ? []
        : checkAnswer(field, values.read(field), this.#demanded.has(field), this.#form, answers);
      if (issues[0]) errors[field.id] = { type: issues[0].code, issues };
      if (issues[0]?.code === "required") this.#missing.add(field);
    }
    // There are no field arrays, so there are no names to search for them.
    return { values: {}, errors: toNestErrors<Values>(errors, { ...options, names: [] }) };
  };

  /** Keeps the invalid ones of some fields as `problems`. */
  #sumUp(fields: readonly Field[]): void {
    this.#problems = fields.filter((field) => this.issues(field).length > 0);
  }

  /** Notifies the listeners of a field, and removes it from `problems` if it is valid. */
  #emit(field: Field): void {
    const { topics } = this.#form;
    if (this.#problems.includes(field) && this.issues(field).length === 0) {
      this.#sumUp(this.#problems);
      topics.emit("summary");
    }
    topics.emit(field.id);
  }

  #emitAll(): void {
    this.#form.topics.emitAll(this.#form.fields.map(({ id }) => id));
  }

  /**
   * Whether a field is not validated, because its choice or its "Other…" field has the answer.
   *
   * A selected option excludes the text. If the requester accepts both, the text alone answers a
   * required choice.
   */
  #isPassedOver(field: Field): boolean {
    const { values } = this.#form;
    if ("takesNote" in field && field.other)
      return !values.answered(field) && controlValue(values.get(field.other)).trim() !== "";
    const choice = this.#form.choiceOf(field);
    return choice?.kind === "singleSelect" && !choice.takesNote && values.answered(choice);
  }
}
