import type { Budget } from "../../core/Budget.js";
import type { Session } from "../../core/session.js";
import { DoubleClicks, Presses } from "../../core/clicks.js";
import { FormGuard } from "../../core/FormGuard.js";
import { afterFrame, keepLoading } from "../../core/lazy.js";
import { allFields, type Field } from "../../schema/Field.js";
import type { FieldInput, Settings } from "../../schema/types.js";
import { lazyConfusables } from "../../schema/lookAlikes.js";
import { hasForeignOptions, tellOptionsApart } from "../../schema/readOptions.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { Timers } from "../../core/timers.js";
import { loadNested } from "../../validation/nested.js";
import { boxText, fit, FormElements, plainLines } from "./FormElements.js";
import { FormNavigation } from "./FormNavigation.js";
import { FormSecrets } from "./FormSecrets.js";
import { FormSight } from "./FormSight.js";
import { FormStatus } from "./FormStatus.js";
import { HostRule } from "./HostRule.js";
import { FormValidation } from "./FormValidation.js";
import { FormValues } from "./FormValues.js";
import { Topics } from "./Topics.js";

let serials = 0;

interface FormStoreOptions {
  /** The session of the request. */
  session: Session;
  /** The form of the outer field, and that field, for a nested answer. */
  outer?: { store: FormStore; field: Field };
  /** Whether the input guard is on. */
  isGuarded?: boolean;
}

/** The state of one form outside React. A component renders again only for the field it reads. */
export class FormStore {
  /** React key of the form, so that no text box is reused for another form. */
  readonly serial = (serials += 1);
  readonly reading: SchemaReading;
  /** The message of the request. Untrusted, of any type. */
  readonly message: unknown;
  /** The form of the outer field, and that field, for a nested answer. */
  readonly outer: FormStoreOptions["outer"];
  /** Every field, companions of selects included. */
  readonly fields: readonly Field[];
  /** Whether required fields are marked, because most fields are optional. */
  readonly marksRequired: boolean;
  readonly topics = new Topics();
  readonly sight: FormSight;
  readonly elements: FormElements;
  readonly presses: Presses;
  readonly doubleClicks = new DoubleClicks();
  readonly session: Session;
  readonly status: FormStatus;
  readonly navigation = new FormNavigation(this.topics);
  readonly values: FormValues;
  readonly secrets: FormSecrets;
  readonly rule: HostRule;
  readonly validation: FormValidation;
  readonly guard: FormGuard;
  /** Whether it starts with answers that the user gave before in the same call. */
  hasEarlierAnswers = false;
  /** Number of resets. It is the React key of each control, so a reset clears input that only a control holds. */
  resets = 0;
  /** Whether the options were compared by all characters that look alike. */
  #compared = lazyConfusables.get() !== undefined;
  /** Whether the request ended without an answer. */
  #ended = false;
  /** The choice that an "Other…" field belongs to, by the ID of that field. */
  readonly #choices: ReadonlyMap<string, Field>;
  /** The fields that had a text box once, by their ids. */
  readonly #drawn = new Set<string>();

  constructor(
    reading: SchemaReading,
    settings: Settings,
    { session, outer, isGuarded = true }: FormStoreOptions,
  ) {
    const { topics } = this;
    // No error in a nested answer moves anything under a pointer in the outer form.
    this.presses = outer?.store.presses ?? new Presses();
    this.outer = outer;
    this.sight = outer?.store.sight ?? new FormSight(this, isGuarded);
    this.elements = new FormElements(this.sight.watcher);
    this.session = session;
    this.status = new FormStatus(topics, isGuarded);
    this.guard = new FormGuard(this.status, isGuarded);
    for (const guard of [this.guard, this.status.replacementGuard])
      guard.subscribe(() => topics.emit("guard"));
    this.reading = reading;
    this.message = outer ? undefined : session.request.message;
    this.fields = allFields(reading.fields);
    const required = reading.fields.filter((field) => field.required).length;
    this.marksRequired = required > 0 && required < reading.fields.length / 2;
    this.#choices = new Map(
      reading.fields.flatMap((field) =>
        "other" in field && field.other ? [[field.other.id, field] as const] : [],
      ),
    );
    this.validation = new FormValidation(this);
    this.values = new FormValues(this, settings, this.validation.resolve);
    this.secrets = new FormSecrets(this);
    this.rule = new HostRule(this);
    // The notice says so.
    if (!outer) this.budget.onExceeded = () => queueMicrotask(() => topics.emit("summary"));
    topics.subscribe("status", () => {
      if (session.sent) this.#eraseSecrets();
      else if (!session.unsettled) this.end();
    });
  }

  /**
   * Creates the form of a nested answer.
   *
   * It shares the session, the presses and what was on screen. Its own guard, status and rule are
   * idle: those of the outer form decide.
   *
   * @param field the outer field.
   * @param reading the nested fields, with their earlier input.
   */
  within(field: Field, reading: SchemaReading): FormStore {
    return new FormStore(reading, this.values.settings, {
      session: this.session,
      outer: { store: this, field },
    });
  }

  /** The steps that reading the request may cost. */
  get budget(): Budget {
    return this.reading.document.budget;
  }

  /** Returns the choice that an "Other…" field belongs to. */
  choiceOf(field: Field): Field | undefined {
    return this.#choices.get(field.id);
  }

  /**
   * Whether any answer could be valid.
   *
   * Not if the form is unreadable, a required field can't be shown, or the host refuses secrets.
   */
  get submittable(): boolean {
    const { readable, unrenderedRequired } = this.reading;
    return readable && !unrenderedRequired && !this.secrets.refused;
  }

  /** Whether the user has entered something, or has the focus in the form. */
  get isInUse(): boolean {
    return this.values.dirty || this.elements.hasFocus;
  }

  /** Whether the field, or the choice that it belongs to, is read-only. */
  isReadOnly(field: Field): boolean {
    return field.readOnly === true || this.choiceOf(field)?.readOnly === true;
  }

  /** Takes over what the user did in a field. Ignored while an answer is on its way. */
  change(field: Field, value: FieldInput): void {
    if (this.session.locked || this.isReadOnly(field)) return;
    this.values.set(field, value);
    this.status.setDismissing(undefined);
    this.validation.change(field);
  }

  /**
   * Resets every changed field to its default. Ignored while a response is being sent.
   *
   * @returns the changed fields with their input.
   */
  startOver(): (readonly [Field, FieldInput])[] {
    if (this.session.locked) return [];
    const changed = this.fields.filter((field) => this.values.changed(field));
    const entered = changed.map((field) => [field, this.values.get(field)] as const);
    this.values.reset();
    this.validation.reset();
    this.secrets.reset();
    this.navigation.aside.clear();
    if (this.navigation.view.review)
      this.navigation.setView({ review: undefined, focus: undefined });
    for (const [field] of entered) this.change(field, this.values.initial(field));
    this.resets += 1;
    this.hasEarlierAnswers = false;
    this.#emitAll();
    return entered;
  }

  /**
   * Reports that focus left a field. A window that loses focus does so too: then the user is still
   * in the field.
   */
  leave(field: Field): void {
    if (!this.elements.isAway) this.validation.leave(field);
  }

  /** Tells which element takes the focus for a field; see `FormElements.set`. */
  attach(field: Field, element: HTMLElement | null, isTextBox: boolean): void {
    const { elements, values } = this;
    const box = elements.set(field, element, isTextBox);
    if (box) this.#fill(field, box);
    if (element) elements.takeOver(field, values.get(field));
  }

  /** Brings a text box and the value of its field together. */
  #fill(field: Field, box: HTMLInputElement): void {
    const isFirst = !this.#drawn.has(field.id);
    this.#drawn.add(field.id);
    const value = boxText(this.values.get(field));
    if (value === undefined) return;
    // Input since the box was rendered: a restored draft, or input in another place.
    if (!isFirst || this.values.changed(field)) box.value = value;
    // Typed into server-rendered markup before the script ran: only the first box can be of that.
    else if (plainLines(box.value) !== plainLines(value)) this.change(field, box.value);
    fit(box);
  }

  /** Applies changed options of the host. The input stays unchanged. */
  configure(settings: Settings, refusesSecrets: boolean): void {
    for (const { id } of this.values.setSettings(settings)) this.topics.emit(id);
    // A default that reads differently now may be a secret that was erased.
    this.#eraseSecretsOfEnded();
    if (this.secrets.setRefuses(refusesSecrets)) this.#emitAll();
  }

  /** Starts the form. It is visible until the returned function is called. */
  show(timers: Timers): () => void {
    const { page, form } = this.elements;
    const hide = this.guard.show(timers, page, form);
    const stopWatching = this.presses.watch(page);
    // If loading fails, it is retried while the form is visible, and on Submit.
    const stopLoading = keepLoading({ load: () => this.prepare() }, afterFrame);
    return () => {
      stopLoading();
      stopWatching();
      hide();
    };
  }

  /**
   * Loads what Submit needs: the detection of secrets and of options that look alike, and the
   * validation of nested answers.
   */
  async load(): Promise<void> {
    await Promise.all([this.secrets.find(), this.#compareOptions(), loadNested(this.fields)]);
  }

  /** Compares the labels of options that are not ASCII. */
  async #compareOptions(): Promise<void> {
    if (this.#compared || !this.fields.some(hasForeignOptions)) return;
    await lazyConfusables.load();
    if (this.#compared) return;
    this.#compared = true;
    if (tellOptionsApart(this.fields, this.budget).length === 0) return;
    // No earlier click was meant for what the options say now.
    this.guard.renew();
    this.topics.emit("features");
    this.#emitAll();
  }

  /** Prepares Submit while the user reads. Rejects if code cannot be loaded now. */
  async prepare(): Promise<void> {
    await this.load();
    await this.validation.preparePatterns();
  }

  onSecretsFound(): void {
    if (this.secrets.asked) {
      this.topics.emit("features");
      this.#emitAll();
    }
    this.#eraseSecretsOfEnded();
  }

  /**
   * Ends a request that was withdrawn or has expired. The input can still be read, except secrets.
   */
  end(): void {
    this.#ended = true;
    this.session.noteEnd();
    this.#eraseSecretsOfEnded();
  }

  /** Erases secrets once they are known, if no answer can be given anymore. */
  #eraseSecretsOfEnded(): void {
    if (this.secrets.kinds && (this.#ended || this.session.sent)) this.#eraseSecrets();
  }

  /** Erases secrets from the values, the text boxes, the content and the review. */
  #eraseSecrets(): void {
    const secret = this.fields.filter((field) => this.secrets.holds(field));
    for (const field of secret) this.values.erase(field);
    this.validation.eraseAnswers(secret);
    this.navigation.eraseAnswers(secret);
    for (const { id } of secret) this.topics.emit(id);
  }

  #emitAll(): void {
    this.topics.emitAll(this.fields.map(({ id }) => id));
  }
}
