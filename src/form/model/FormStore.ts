import type { DismissBy } from "../../parts/Dismissal.js";
import { afterFrame } from "../../parts/afterFrame.js";
import { type Answerable, isLocked, type Phase } from "../../parts/Phase.js";
import type { ElicitationContent } from "../../protocol/ElicitationResult.js";
import { allFields } from "../../schema/allFields.js";
import type { Field, FieldKind } from "../../schema/Field.js";
import type { FieldValue } from "../../schema/FieldValue.js";
import { initialValue } from "../../schema/initialValue.js";
import type { IssueDetail } from "../../schema/Issue.js";
import type { Answer, readAnswer } from "../../schema/readAnswer.js";
import type { SecretKind } from "../../schema/looksSecret.js";
import type { SchemaReading } from "../../schema/readSchema.js";
import type { Settings } from "../../schema/Settings.js";
import { toContent } from "../../schema/toContent.js";
import type { FormStrings } from "../../strings/enForm.js";
import type { Timers } from "../../time/Timers.js";
import type { FormEngine, Validate } from "./FormEngine.js";
import { FIRST_VIEW, type FormView } from "./FormView.js";
import { loadEngine } from "./loadEngine.js";
import { Presses } from "./Presses.js";
import type { FormSecrets } from "./FormSecrets.js";
import { Topics } from "./Topics.js";

/** An answer that goes out in a moment, and can still be taken back. */
export interface HeldAnswer {
  takeBack(): void;
  send(): void;
}

/** How long a form must have been on show before a press on Submit can be meant, in milliseconds. */
const LOOK = 500;

const NO_ISSUES: readonly IssueDetail[] = [];

let serials = 0;

/**
 * The state of one form outside React: what was entered, what is wrong with it, and how far its
 * answer got. Everything goes by our own field ids. A component reads one field, and renders again
 * only for that field. What checks it (`FormEngine`) comes after the first frame.
 */
export class FormStore implements Answerable {
  /** Tells this form from every other, so that no text box of one is taken over by the next. */
  readonly serial = (serials += 1);
  readonly reading: SchemaReading;
  /** Every field, companions of selects included. */
  readonly fields: readonly Field[];
  settings: Settings;
  phase: Phase = { name: "open" };
  /** How the person tried to dismiss the form once, while something had been entered. */
  dismissing: DismissBy | undefined;
  /** What was chosen and is not sent yet, while there is a moment to undo it. */
  held: HeldAnswer | undefined;
  /** What just happened to the answer, in words, beside what `phase` says of it. */
  said: string | undefined;
  /** How often Submit was pressed and the form refused. */
  refusals = 0;
  /** What is on show; kept here, so that a form taken away comes back as it was. */
  view: FormView = FIRST_VIEW;
  /** Whether there is a place where steps and a review are shown: not in every layout of a host. */
  staged = false;
  /** What the last Submit found right, which may have been sent since. */
  checked: ElicitationContent | undefined;
  /** Which questions look like a request for a secret. Not known before what checks the form has come. */
  secrets: FormSecrets | undefined;
  /** Whether the person said, besides Submit, that they want to give what looks like a secret. */
  secretsAgreed = false;
  /** How often Submit was pressed without that. */
  secretsHeldBack = 0;

  /** Whether the form was on show for long enough that a press on Submit can be meant. */
  armed = false;

  /** The clock, while the form is on show. */
  #timers: Timers | undefined;
  #arming: unknown;
  /** Whether the focus was in a box as soon as the form was on show. */
  #focused = false;
  #presses = new Presses();
  #unwatch: (() => void) | undefined;
  #form: Element | null = null;
  #bringUp: ((field: Field) => boolean) | undefined;
  #engine: FormEngine | undefined;
  #reads: typeof readAnswer | undefined;
  #refusesSecrets = false;
  readonly #message: unknown;
  readonly #initial = new Map<string, FieldValue>();
  readonly #values = new Map<string, FieldValue>();
  readonly #elements = new Map<string, HTMLElement>();
  readonly #textBoxes = new Map<string, HTMLInputElement>();
  readonly #topics = new Topics();
  /** The choice that a companion ("Other…") stands beside, by the companion's id. */
  readonly #choices: ReadonlyMap<string, Field>;
  /** Fields whose issues appeared one by one, so that each is announced by itself. */
  readonly #spoken = new Set<string>();
  /** Fields that were left while a pointer was down; `undefined` while none is. */
  #left: Set<Field> | undefined;
  #issues = new Map<string, readonly IssueDetail[]>();
  #unchecked: ReadonlySet<Field> = new Set();
  #summary: readonly Field[] = [];
  /** The fields of the summary by their ids. */
  #wrong: ReadonlyMap<string, Field> = new Map();

  /** @param message what the request asks; untrusted: anything. */
  constructor(reading: SchemaReading, settings: Settings, message?: unknown) {
    this.reading = reading;
    this.#message = message;
    this.settings = settings;
    this.fields = allFields(reading.fields);
    this.#choices = new Map(
      reading.fields.flatMap((field) =>
        "other" in field && field.other ? [[field.other.id, field] as const] : [],
      ),
    );
    for (const field of this.fields) this.#initial.set(field.id, initialValue(field, settings));
    for (const [id, value] of this.#initial) this.#values.set(id, value);
  }

  value<K extends FieldKind>(field: Field & { kind: K }): FieldValue<K> {
    return this.#values.get(field.id) as FieldValue<K>;
  }

  issues(field: Field): readonly IssueDetail[] {
    if (this.#isPassedOver(field)) return NO_ISSUES;
    return this.#issues.get(field.id) ?? NO_ISSUES;
  }

  /** Why the answer of a field was refused, in words. */
  reasons(field: Field, strings: FormStrings): readonly string[] {
    // What found an issue is there to explain it.
    return this.issues(field).flatMap(
      (issue) => this.#engine?.explain(issue, field, strings) ?? [],
    );
  }

  /** Whether the issues of a field are announced when they appear: not with all others on Submit. */
  speaks(field: Field): boolean {
    return this.#spoken.has(field.id);
  }

  /** The fields that Submit found wrong and that are not mended yet. */
  get summary(): readonly Field[] {
    return this.#summary;
  }

  /** What was entered, as an answer; `undefined` before what checks the form has come. */
  answer(field: Field): Answer | undefined {
    return this.#reads && this.#read(field);
  }

  /** Whether something was entered in a field, be it an answer or not: its `answer` is not `none`. */
  answered(field: Field): boolean {
    const value = this.value(field);
    if (this.#half(field)) return true;
    if (typeof value !== "string" || field.kind === "singleSelect") return value !== null;
    const blank = ["number", "integer", "json"].includes(field.kind) ? value.trim() : value;
    return blank !== "";
  }

  /** Whether the pattern of a field is known to be left to the server. */
  leavesPattern(field: Field): boolean {
    return this.#unchecked.has(field);
  }

  /** Tells where the form stands: a `ref` of React's. */
  stand = (form: Element | null): void => {
    this.#form = form;
  };

  /** The form is on show, until the function it returns is called. */
  show(timers: Timers): () => void {
    this.#timers = timers;
    this.#wait();
    // A host puts the focus somewhere after us, if it does.
    queueMicrotask(() => {
      this.#focused = [...this.#elements.values()].some(hasFocus);
    });
    // Where it fails, it is tried again when it is needed.
    afterFrame(() => void this.prepare().catch(() => {}));
    return () => {
      timers.clearTimeout(this.#arming);
      this.#unwatch?.();
      this.#timers = this.#unwatch = undefined;
      this.#presses = new Presses();
    };
  }

  /** Something happened in the form, which tells whether a press on Submit can be meant. */
  sense(event: Event): void {
    if (this.#timers) this.#presses.sense([event, this.#timers.now(), this.armed]);
  }

  /**
   * Whether what was just pressed can have been meant to send; see `SubmitGuard`.
   *
   * @throws when what decides could not be loaded.
   */
  async admits(strings: FormStrings): Promise<boolean> {
    const presses = this.#presses;
    const admitted = await presses.admits(this.#timers?.now() ?? 0, strings, this.#learn());
    // Taken off the screen meanwhile, nobody can say what was meant.
    return admitted && presses === this.#presses;
  }

  /** Gets ready to check answers, while the person reads. */
  async prepare(): Promise<void> {
    const Engine = await this.#learn();
    this.#unchecked = await Engine.uncheckedPatterns(this.fields);
    for (const { id } of this.#unchecked) this.#notify(id);
  }

  /** The select that a companion ("Other…") stands beside. */
  choiceOf(field: Field): Field | undefined {
    return this.#choices.get(field.id);
  }

  /** What a field started with: its default as its control shows it, or nothing. */
  initial(field: Field): FieldValue {
    return this.#initial.get(field.id) as FieldValue;
  }

  /** Whether the person has changed a field. */
  changed(field: Field): boolean {
    return !Object.is(this.#values.get(field.id), this.#initial.get(field.id));
  }

  /** Whether the person has changed anything. */
  get dirty(): boolean {
    return this.fields.some((field) => this.changed(field));
  }

  /**
   * Whether any answer could hold: not where the form is unreadable, a required question undrawn, or
   * a secret asked for that the host refuses.
   */
  get submittable(): boolean {
    return this.reading.readable && !this.reading.undrawnRequired && !this.refused;
  }

  /** Whether it asks for a secret, and the host has none of that. */
  get refused(): boolean {
    return this.#refusesSecrets && this.asksForSecret;
  }

  /** Whether a question is known to ask for a secret. */
  get asksForSecret(): boolean {
    return this.secrets !== undefined && this.secrets.kinds.size > 0;
  }

  /** What kind of secret a question seems to ask for; a guess, and `undefined` until it is known. */
  secretKind(field: Field): SecretKind | undefined {
    return this.secrets?.kinds.get(field);
  }

  get locked(): boolean {
    return isLocked(this);
  }

  /** Takes over what the person did in a field. Ignored while an answer is on its way. */
  change(field: Field, value: FieldValue): void {
    if (this.locked) return;
    this.#write(field, value);
    if (this.dismissing) this.setDismissing(undefined);
    this.#engine?.change(field);
    this.#notify(field.id);
    if ("other" in field && field.other) this.#notify(field.other.id);
  }

  /** The person left a field: from now on it says what is wrong with it. */
  leave(field: Field): void {
    if (this.locked) return;
    if (this.#left) {
      this.#left.add(field);
      return;
    }
    if (this.#engine) this.#engine.leave(field);
    // Where it cannot be loaded, Submit says so.
    else
      this.#load().then(
        (engine) => engine.leave(field),
        () => {},
      );
  }

  /**
   * A pointer is down. What it presses must stay where it is until it is up again, so an error of
   * the field that just lost the focus waits for `release`.
   */
  hold(): void {
    this.#left ??= new Set();
  }

  release(): void {
    const left = this.#left;
    this.#left = undefined;
    for (const field of left ?? []) this.leave(field);
  }

  /**
   * Tells which element takes the focus for a field.
   *
   * @param isTextBox whether it is a text box of our own, which holds the value of the field itself.
   */
  attach(field: Field, element: HTMLElement | null, isTextBox: boolean): void {
    this.#textBoxes.delete(field.id);
    if (element) this.#elements.set(field.id, element);
    else this.#elements.delete(field.id);
    if (!isTextBox || !element || !("value" in element)) return;
    const box = element as HTMLInputElement;
    this.#textBoxes.set(field.id, box);
    const value = this.#values.get(field.id);
    if (typeof value !== "string" || oneLine(box.value) === oneLine(value)) return;
    // Entered since the box was rendered: a draft that was put back meanwhile.
    if (this.changed(field)) box.value = value;
    // Typed into server-rendered markup before the script ran.
    else this.change(field, box.value);
  }

  focus(field: Field): void {
    if (this.#bringUp?.(field)) return;
    const element = this.#elements.get(field.id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: "nearest" });
  }

  /**
   * Validates every field. The content when all of it holds, else `undefined`.
   *
   * @throws when what checks the form could not be loaded.
   */
  async submit(): Promise<ElicitationContent | undefined> {
    const engine = this.submittable ? await this.#load() : undefined;
    // Only now is it known what asks for a secret.
    const holds = engine !== undefined && this.submittable && (await engine.submit());
    const content = holds
      ? toContent(this.reading.fields, (field) => this.#read(field))
      : undefined;
    this.checked = content;
    this.#sumUp(content ? [] : this.fields);
    if (!content) this.refusals += 1;
    this.#notify();
    return content;
  }

  /**
   * Validates some fields, as `submit` does with all of them. Whether each of them holds.
   *
   * @throws when what checks the form could not be loaded.
   */
  async check(fields: readonly Field[]): Promise<boolean> {
    await (await this.#load()).check(fields);
    this.#sumUp(fields);
    const holds = this.#summary.length === 0;
    if (!holds) this.refusals += 1;
    this.#notify();
    return holds;
  }

  /** The language or the time zone changed. What was entered stays as it is. */
  setSettings(settings: Settings): void {
    this.settings = settings;
    for (const field of this.fields) {
      // A default that nobody touched is shown as it reads here and now.
      const before = this.#initial.get(field.id);
      const initial = initialValue(field, settings);
      if (Object.is(before, initial) || this.#values.get(field.id) !== before) continue;
      if (typeof initial !== "string") continue;
      this.#initial.set(field.id, initial);
      this.#write(field, initial);
      this.#notify(field.id);
    }
  }

  setPhase(phase: Phase): void {
    this.phase = phase;
    this.#notify("phase");
  }

  setView(view: FormView): void {
    this.view = view;
    this.#notify("view");
  }

  setStaged(staged: boolean): void {
    this.staged = staged;
  }

  /**
   * Tells how a question that is not on show is shown, with the focus on it.
   *
   * @param bringUp returns `false` for a question that is on show already.
   */
  setBringUp(bringUp: ((field: Field) => boolean) | undefined): void {
    this.#bringUp = bringUp;
  }

  setDismissing(by: DismissBy | undefined): void {
    this.dismissing = by;
    this.#notify("phase");
  }

  setHeld(held: HeldAnswer | undefined): void {
    this.held = held;
    this.#notify("phase");
  }

  setRefusesSecrets(refuses: boolean): void {
    this.#refusesSecrets = refuses;
    if (this.asksForSecret) this.#notify();
  }

  setSecretsAgreed(agreed: boolean): void {
    if (this.locked) return;
    this.secretsAgreed = agreed;
    this.#notify("secrets");
  }

  /** Whether a secret would go that the person has not agreed to give. Then it is asked about. */
  holdsSecretsBack(): boolean {
    if (this.secretsAgreed || !this.secrets?.isFilledIn(this)) return false;
    this.secretsHeldBack += 1;
    this.#notify("secrets");
    return true;
  }

  /** @param instead only in place of these words. */
  say(words: string | undefined, instead = this.said): void {
    if (words === this.said || instead !== this.said) return;
    this.said = words;
    this.#notify("phase");
  }

  /** How often anything of the form as a whole changed. */
  get changes(): number {
    return this.#topics.changes;
  }

  /** See `Topics`. */
  subscribe(topic: string, listener: () => void): () => void {
    return this.#topics.subscribe(topic, listener);
  }

  /** See `Topics`. */
  subscribeAll(topics: Iterable<string>, listener: () => void): () => void {
    return this.#topics.subscribeAll(topics, listener);
  }

  /** See `Topics`. */
  listensTo(topic: string): (listener: () => void) => () => void {
    return this.#topics.listensTo(topic);
  }

  #write(field: Field, value: FieldValue): void {
    this.#values.set(field.id, value);
    const box = this.#textBoxes.get(field.id);
    // Text boxes are uncontrolled, so that a key typed renders nothing again.
    if (box && typeof value === "string" && box.value !== value) box.value = value;
  }

  /** Keeps those of some fields that are wrong. */
  #sumUp(fields: readonly Field[]): void {
    this.#summary = fields.filter((field) => this.issues(field).length > 0);
    this.#wrong = new Map(this.#summary.map((field) => [field.id, field]));
  }

  #notify(topic?: string): void {
    const mended = topic === undefined ? undefined : this.#wrong.get(topic);
    if (mended && this.issues(mended).length === 0) {
      this.#sumUp(this.#summary);
      this.#topics.emit("summary");
    }
    if (topic !== undefined) this.#topics.emit(topic);
    else this.#topics.emitAll(this.fields.map(({ id }) => id));
  }

  /** Loads what is not needed to show a form, and hears from it which questions ask for a secret. */
  async #learn(): Promise<typeof FormEngine> {
    const Engine = await loadEngine();
    this.#reads = Engine.read;
    if (!this.secrets) {
      this.secrets = Engine.findSecrets(this.reading, this.#message);
      if (this.asksForSecret) this.#notify();
    }
    if (this.#timers && !this.#unwatch) {
      const guard = Engine.guard(
        {
          arm: () => this.#setArmed(true),
          wait: () => this.#wait(),
          say: (words, instead) => this.say(words, instead),
        },
        this.#focused,
      );
      // A host that draws the form itself tells of its fields alone.
      const [shown = this.#form] = this.#elements.values();
      this.#unwatch = guard.watch(shown?.ownerDocument ?? document);
      this.#presses.guardedBy(guard);
    }
    return Engine;
  }

  #setArmed(armed: boolean): void {
    if (armed === this.armed) return;
    this.#timers?.clearTimeout(this.#arming);
    this.armed = armed;
    this.#notify("phase");
  }

  #wait(): void {
    this.#setArmed(false);
    this.#timers?.clearTimeout(this.#arming);
    this.#arming = this.#timers?.setTimeout(() => this.#setArmed(true), LOOK);
  }

  async #load(): Promise<FormEngine> {
    const Engine = await this.#learn();
    return (this.#engine ??= new Engine({
      fields: this.fields,
      value: (field) => this.value(field),
      check: (field, validate) => this.#check(field, validate),
      onIssues: (issues, id) => {
        if (id === undefined) {
          this.#issues = issues;
          this.#spoken.clear();
        } else {
          const own = issues.get(id);
          if (own) this.#issues.set(id, own);
          else this.#issues.delete(id);
          this.#spoken.add(id);
        }
        this.#notify(id);
      },
    }));
  }

  #read(field: Field): Answer {
    const issue = this.#half(field);
    if (issue) return { state: "unreadable", issue };
    if (!this.#reads) throw new Error("An answer was read before the code for it had come.");
    return this.#reads(field, this.value(field), this.settings, this.#initial.get(field.id));
  }

  /** What is only half entered exists in the element alone. */
  #half(field: Field): IssueDetail | undefined {
    const element = this.#elements.get(field.id);
    const validity = (element as HTMLInputElement | undefined)?.validity;
    // A native picker that is only partly filled in has an empty value, yet the person did answer.
    if (validity?.badInput) return { code: "incompleteDate" };
    // A search that was left without taking an option.
    return validity?.customError ? { code: "enum" } : undefined;
  }

  /** Of a single choice, an option and an answer of one's own exclude each other. */
  #isPassedOver(field: Field): boolean {
    const choice = this.choiceOf(field);
    return choice?.kind === "singleSelect" && this.answered(choice);
  }

  #check(field: Field, validate: Validate): readonly IssueDetail[] {
    if (this.#isPassedOver(field)) return NO_ISSUES;
    const answer = this.#read(field);
    switch (answer.state) {
      case "unreadable":
        return [answer.issue];
      case "given":
        if (field.constraints.type.length === 0) return [{ code: "unanswerable" }];
        return validate(field.constraints, answer.value);
      case "none":
        if (!field.required) return NO_ISSUES;
        return [{ code: field.constraints.type.length > 0 ? "required" : "unanswerable" }];
    }
  }
}

/** Whether an element has the focus, in whatever tree it stands. */
function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

/** Text boxes normalise line ends, and drop them where there is one line. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]/g, "");
}
