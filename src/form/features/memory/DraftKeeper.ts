import { Emitter } from "../../../core/Emitter.js";
import { countClears } from "../../../memory/storage.js";
import {
  draftKey,
  type EnteredField,
  keepDraft,
  readDraft,
  readDraftRecord,
  removeDraft,
  writeDraftRecord,
} from "../../../memory/drafts.js";
import { namesNoSecret } from "../../../schema/secrets/findSecrets.js";
import type { Field } from "../../../schema/Field.js";
import type { FieldInput } from "../../../schema/types.js";
import { sameInput } from "../../../schema/NestedInput.js";
import { keepable, type MemoryOptions, whenAnswered } from "./keepers.js";

/** State of a stored draft: restored into the form, or removed from it again. */
type DraftState = "none" | "restored" | "startedOver";

/** How long after a change it is written, in milliseconds. */
const WRITE_DELAY_MILLISECONDS = 400;

/**
 * Stores the input of one form, so that it survives a reload.
 *
 * It restores a draft, but never over newer input; writes changes; and deletes the draft with the
 * response. A draft that is open in two tabs is written by the one with the latest change.
 */
export class DraftKeeper {
  state: DraftState = "none";
  readonly #options: MemoryOptions;
  readonly #fields: readonly Field[];
  readonly #key: string | undefined;
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;
  readonly #stops: (() => void)[] = [];
  /** Input of the form before the user started over. */
  #before: readonly EnteredField[] = [];
  #timer: unknown;
  /** How often the storage was cleared when this was last checked. */
  #clears: number;
  /** Input of each field at its last change. */
  readonly #seen = new Map<Field, FieldInput>();
  /** Input of each field when the storage was cleared. It is never written. */
  #cleared: ReadonlyMap<Field, FieldInput> = new Map();
  /** A draft that came while a response was being sent. */
  #late: readonly EnteredField[] = [];
  /** Whether there may be something to remove. */
  #kept = false;
  /** Whether the stored draft is being read. Nothing is written until then, to keep it. */
  #reading = false;
  #stopped = false;
  #over = false;

  constructor(options: MemoryOptions) {
    const { store, request, requester } = options;
    this.#options = options;
    this.#fields = store.fields.filter(keepable(request, store.reading));
    this.#key = draftKey(requester, request);
    this.#clears = countClears(options.storage, "drafts");
  }

  async start(): Promise<void> {
    const { store, storage, timers } = this.#options;
    const key = this.#key;
    if (key === undefined) return;
    // The form was answered before this code had loaded.
    if (store.session.sent) return this.#finish();
    const entered = new Set<Field>();
    for (const field of this.#fields) {
      this.#seen.set(field, store.values.get(field));
      if (store.values.changed(field)) {
        entered.add(field);
        this.#schedule();
      }
      const unsubscribe = store.topics.subscribe(field.id, () => {
        const value = store.values.get(field);
        if (Object.is(this.#seen.get(field), value)) return;
        this.#schedule();
        this.#seen.set(field, value);
        entered.add(field);
      });
      this.#stops.push(unsubscribe);
    }
    this.#stops.push(
      whenAnswered(store, () => this.#finish()),
      onLeave(() => this.#flush(true)),
    );

    this.#reading = true;
    const clears = countClears(storage, "drafts");
    await readDraft(storage, key, timers.now(), (text) => {
      const cleared = countClears(storage, "drafts") > clears;
      return this.#putIn(cleared ? undefined : text, entered);
    });
  }

  /** Stops watching. The last change is written once the stored draft has been read. */
  stop(): void {
    this.#stopped = true;
    for (const stop of this.#stops) stop();
    if (this.#reading) return;
    this.#flush(false);
    this.#over = true;
  }

  /**
   * Restores the stored draft, except in fields that were changed meanwhile.
   *
   * @returns the draft to write back if the form is unmounted. The next form may read it.
   */
  #putIn(text: unknown, entered: ReadonlySet<Field>): string | null | undefined {
    const { store, timers } = this.#options;
    this.#reading = false;
    this.#late = [];
    if (this.#over) return undefined;
    if (store.session.sent) {
      this.#finish();
      return undefined;
    }
    this.#kept ||= typeof text === "string";
    const kept = readDraftRecord(text, store.fields, store.values.settings, timers.now());
    if (store.session.pending && !this.#stopped) {
      // A locked form takes nothing. If sending fails, the draft is restored then.
      this.#late = kept;
      if (entered.size > 0) this.#schedule();
      const stop = store.topics.subscribe("status", () => {
        if (store.session.pending) return;
        stop();
        this.#noteClear();
        this.#putIn(this.#late.length > 0 ? text : undefined, entered);
      });
      this.#stops.push(stop);
      return undefined;
    }
    const back = kept.filter(([field, value]) => {
      // Input of a form that came back is watched by its own keeper.
      const taken = entered.has(field) || (this.#stopped && store.values.changed(field));
      return this.#fields.includes(field) && !taken && !sameInput(store.values.get(field), value);
    });
    const waiting = entered.size > 0;
    for (const [field, value] of back) store.change(field, value);
    // Restoring a draft is no change: the draft keeps its age.
    if (waiting) this.#schedule();
    else this.#unschedule();
    if (back.length > 0) {
      // A slow storage may fill the form, with anything, just as the user clicks Submit.
      for (const [field, value] of back) store.elements.watch(field, value);
      store.guard.renew();
      this.#set("restored");
    }
    if (!this.#stopped) return undefined;
    this.#over = true;
    return this.#toKeep();
  }

  /** Resets the form, and keeps the input for `putBack`. */
  startOver(): void {
    const { store } = this.#options;
    if (store.session.locked) return;
    this.#before = store.startOver();
    this.#set("startedOver");
  }

  /** Undoes `startOver`, except in fields with new input. */
  putBack(): void {
    const { store } = this.#options;
    if (store.session.locked) return;
    for (const [field, value] of this.#before)
      if (!store.values.changed(field)) store.change(field, value);
    this.#before = [];
    this.#set("restored");
  }

  #schedule(): void {
    this.#noteClear();
    // A timer that runs is not put off, so that someone who types without a pause loses no more.
    this.#timer ??= this.#options.timers.setTimeout(
      () => this.#flush(false),
      WRITE_DELAY_MILLISECONDS,
    );
  }

  /** Keeps the input out of later drafts if the storage was cleared meanwhile. */
  #noteClear(): void {
    const clears = countClears(this.#options.storage, "drafts");
    if (clears === this.#clears) return;
    this.#clears = clears;
    this.#cleared = new Map(this.#seen);
    this.#late = [];
    this.#unschedule();
  }

  #unschedule(): void {
    this.#options.timers.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #flush(hurried: boolean): void {
    const { storage, timers } = this.#options;
    if (this.#key === undefined) return;
    if (this.#reading) return this.#unschedule();
    const text = this.#toKeep();
    if (text === null) this.#remove();
    else if (text !== undefined) void keepDraft(storage, this.#key, text, timers.now(), hurried);
  }

  /**
   * Returns the draft to store: `null` if nothing is left of it, `undefined` if nothing was changed
   * or it is too long.
   */
  #toKeep(): string | null | undefined {
    this.#noteClear();
    if (this.#timer === undefined) return undefined;
    this.#unschedule();
    const { store, timers } = this.#options;
    const changed = this.#fields.filter((field) => {
      const isOld = sameInput(this.#cleared.get(field), store.values.get(field));
      return store.values.changed(field) && !isOld;
    });
    const late = this.#late.filter(
      ([field]) => this.#fields.includes(field) && !changed.includes(field),
    );
    if (changed.length + late.length === 0) return null;
    const entered = [
      ...changed.map((field): EnteredField => [field, store.values.get(field)]),
      ...late,
    ].filter((each) => namesNoSecret(...each));
    const text = writeDraftRecord(store.fields, entered, store.values.settings, timers.now());
    this.#kept ||= text !== undefined;
    return text;
  }

  #remove(): void {
    const { storage, timers } = this.#options;
    if (this.#kept && this.#key !== undefined) void removeDraft(storage, this.#key, timers.now());
    this.#kept = false;
  }

  #finish(): void {
    this.#unschedule();
    this.#over = true;
    this.#before = [];
    // A draft that a slow storage has not given back yet is removed, too.
    this.#kept = true;
    this.#remove();
    for (const stop of this.#stops) stop();
    this.#set("none");
  }

  #set(state: DraftState): void {
    this.state = state;
    this.#changes.emit();
  }
}

/** Calls back when the page may go away. On a phone, `visibilitychange` is the last event that a page gets. */
function onLeave(act: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === "hidden") act();
  };
  addEventListener("pagehide", act);
  document.addEventListener("visibilitychange", onVisibilityChange);
  return () => {
    removeEventListener("pagehide", act);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}
