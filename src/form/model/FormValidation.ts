import type { Presses } from "../../core/clicks.js";
import type { ElicitationContent } from "../../core/protocol.js";
import { toContent, withoutAnswers } from "../../schema/content.js";
import type { Field } from "../../schema/Field.js";
import type { IssueDetail } from "../../schema/types.js";
import type { Answer } from "../../schema/readAnswer.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { checks } from "./checks.js";
import type { FormEngine } from "./FormEngine.js";
import type { validator } from "./validator.js";
import type { FormValues } from "./FormValues.js";
import { lazyChecks, lazyValidator, loadChecks } from "./loadChecks.js";
import type { Topics } from "./Topics.js";

const NO_ISSUES: readonly IssueDetail[] = [];

/** The form that is validated. */
interface ValidatedForm {
  reading: SchemaReading;
  fields: readonly Field[];
  values: FormValues;
  topics: Topics;
  presses: Presses;
  choiceOf: (field: Field) => Field | undefined;
  /** Whether it is the form of a nested answer, whose field is announced. */
  isWithin: boolean;
  /** Whether any answer could be valid, whatever was entered. */
  isSubmittable: () => boolean;
  /** Whether an answer is on its way, or was given. */
  isLocked: () => boolean;
  /** The code that checks the form has loaded. */
  onLoad: (loaded: typeof checks) => Promise<void>;
}

/** Validation errors of a form. The validation code loads when the user comes near. */
export class FormValidation {
  /** Number of times that Submit found errors. */
  refusals = 0;
  /** The content that the last Submit found valid; it may have been sent since. */
  content: ElicitationContent | undefined;
  readonly #form: ValidatedForm;
  #engine: FormEngine | undefined;
  #explain: (typeof validator)["issueText"] | undefined;
  #issues = new Map<string, readonly IssueDetail[]>();
  /**
   * Fields whose issues appeared one by one, or in nested fields that were left. Each is announced
   * by itself.
   */
  readonly #announced = new Set<string>();
  /** Whether the nested fields of a field show errors, by its id. */
  readonly #nested = new Map<string, () => boolean>();
  #unchecked: ReadonlySet<Field> = new Set();
  #problems: readonly Field[] = [];
  /** The fields of `problems` by their ids. */
  #problemsById: ReadonlyMap<string, Field> = new Map();

  constructor(form: ValidatedForm) {
    this.#form = form;
  }

  issues(field: Field): readonly IssueDetail[] {
    if (this.#isPassedOver(field)) return NO_ISSUES;
    return this.#issues.get(field.id) ?? NO_ISSUES;
  }

  /**
   * Returns the error messages of a field.
   *
   * @param name what the field is called where it is shown.
   */
  messages(field: Field, strings: FormStrings, name?: string): readonly string[] {
    // Where there are issues, the code that explains them has loaded.
    return this.issues(field).flatMap(
      (issue) => this.#explain?.(issue, field, strings, name) ?? [],
    );
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

  /** Whether the issues of a field are announced when they appear: not with all others on Submit. */
  announces(field: Field): boolean {
    return this.#announced.has(field.id);
  }

  /** The fields that Submit found wrong and that are not mended yet. */
  get problems(): readonly Field[] {
    return this.#problems;
  }

  /** Whether the pattern of a field is known to be left to the server. */
  leavesPattern(field: Field): boolean {
    return this.#unchecked.has(field);
  }

  /** Prepares validation while the user reads. Rejects if code cannot be loaded now. */
  async prepare(): Promise<void> {
    const { checks } = await lazyChecks.load();
    await this.#form.onLoad(checks);
    if (!this.#form.fields.some(hasPattern)) return;
    const { validator } = await lazyValidator.load();
    await validator.findUnchecked(this.#form.fields, (unchecked) => {
      const changed = new Set([...this.#unchecked, ...unchecked]);
      this.#unchecked = unchecked;
      for (const { id } of changed) this.#form.topics.emit(id);
    });
  }

  /**
   * Loads the validation code when the user comes near. If that fails, the next time tries again.
   */
  preload(): void {
    lazyValidator.preload();
  }

  /** Loads all that Submit needs. */
  async load(): ReturnType<typeof loadChecks> {
    const loaded = await loadChecks();
    await loaded.loadNested(this.#form.fields);
    this.#explain = loaded.issueText;
    await this.#form.onLoad(loaded);
    return loaded;
  }

  /** Updates the errors of a field after its input changed. */
  change(field: Field): void {
    // A user who changes a nested field is still in the outer field, and hears its errors after
    // leaving it.
    if ("nested" in field && !areWithin(this.issues(field))) this.#announced.delete(field.id);
    this.#engine?.change(field);
    this.#emit(field);
    const beside = "other" in field ? field.other : this.#form.choiceOf(field);
    if (beside) this.#emit(beside);
  }

  /** Reports that the user left a field. From then on, it shows its errors. */
  leave(field: Field): void {
    if (this.#form.isLocked()) return;
    const { presses } = this.#form;
    // An error would move the element under the pointer.
    if (presses.isDown) presses.after(() => this.leave(field));
    else if (this.#engine) {
      if ("nested" in field) this.#announced.add(field.id);
      this.#engine.leave(field);
    }
    // If it cannot be loaded, Submit says so.
    else
      this.#load().then(
        // A pointer may be down by then.
        () => this.leave(field),
        () => {},
      );
  }

  /**
   * Validates every field. The content when all of it is valid, else `undefined`.
   *
   * @throws when what checks the form could not be loaded.
   */
  async submit(): Promise<ElicitationContent | undefined> {
    const { reading, fields, isSubmittable } = this.#form;
    const engine = isSubmittable() ? await this.#load() : undefined;
    // Which fields ask for a secret is known only now, so the form may be refused.
    const isValid = engine !== undefined && isSubmittable() && (await engine.submit());
    this.content = isValid ? toContent(reading.fields, (field) => this.#read(field)) : undefined;
    this.#sumUp(this.content ? [] : fields);
    if (!this.content) this.refusals += 1;
    this.#emitAll();
    return this.content;
  }

  /** Validates some fields as `submit` does all, and returns whether they are valid. Throws as it does. */
  async check(fields: readonly Field[]): Promise<boolean> {
    await (await this.#load()).check(fields);
    this.#sumUp(fields);
    const isValid = this.#problems.length === 0;
    if (!isValid) this.refusals += 1;
    this.#emitAll();
    return isValid;
  }

  /** Removes the input of some fields after the response. */
  eraseAnswers(fields: readonly Field[]): void {
    this.#engine = undefined;
    this.content = this.content && withoutAnswers(this.content, fields);
  }

  /** Keeps the invalid ones of some fields as `problems`. */
  #sumUp(fields: readonly Field[]): void {
    this.#problems = fields.filter((field) => this.issues(field).length > 0);
    this.#problemsById = new Map(this.#problems.map((field) => [field.id, field]));
  }

  /** Notifies the listeners of a field, and removes it from `problems` if it is valid. */
  #emit({ id }: Field): void {
    const { topics } = this.#form;
    const problem = this.#problemsById.get(id);
    if (problem && this.issues(problem).length === 0) {
      this.#sumUp(this.#problems);
      topics.emit("summary");
    }
    topics.emit(id);
  }

  #emitAll(): void {
    this.#form.topics.emitAll(this.#form.fields.map(({ id }) => id));
  }

  async #load(): Promise<FormEngine> {
    const { FormEngine: Engine } = await this.load();
    const { fields, values } = this.#form;
    return (this.#engine ??= new Engine({
      fields,
      value: (field) => values.get(field),
      answer: (field) => (this.#isPassedOver(field) ? undefined : this.#read(field)),
      onIssues: (issues, field) => this.#setIssues(issues, field),
    }));
  }

  #setIssues(issues: Map<string, readonly IssueDetail[]>, field: Field | undefined): void {
    if (!field) {
      this.#issues = issues;
      this.#announced.clear();
      // A single error has no summary, so it is announced by itself. Nested errors are announced by
      // their outer field.
      if (issues.size === 1 && !this.#form.isWithin)
        for (const id of issues.keys()) this.#announced.add(id);
      return this.#emitAll();
    }
    const own = issues.get(field.id);
    if (own) this.#issues.set(field.id, own);
    else this.#issues.delete(field.id);
    if (!areWithin(own ?? NO_ISSUES)) this.#announced.add(field.id);
    this.#emit(field);
  }

  #read(field: Field): Answer {
    const answer = this.#form.values.read(field);
    if (!answer) throw new Error("An answer was read before the code for it had come.");
    return answer;
  }

  /**
   * Whether a field is not validated, because its choice or its "Other…" field has the answer.
   *
   * A selected option excludes the text. If the requester accepts both, the text alone answers a
   * required choice.
   */
  #isPassedOver(field: Field): boolean {
    const { values, choiceOf } = this.#form;
    if ("takesNote" in field && field.other)
      return !values.answered(field) && values.get(field.other).trim() !== "";
    const choice = choiceOf(field);
    return choice?.kind === "singleSelect" && !choice.takesNote && values.answered(choice);
  }
}

/** Whether all issues of a field are in nested fields. */
function areWithin(issues: readonly IssueDetail[]): boolean {
  return issues.length > 0 && issues.every(({ code }) => code === "inside");
}

/** Whether a pattern is to be checked, which has to be read first. */
function hasPattern({ constraints }: Field): boolean {
  return constraints.pattern !== undefined || constraints.items?.pattern !== undefined;
}
