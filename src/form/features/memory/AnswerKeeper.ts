import { Emitter } from "../../../core/Emitter.js";
import {
  type EarlierAnswer,
  forgetAnswer,
  isMemorable,
  keepAnswers,
  questionKey,
  readAnswers,
} from "../../../memory/answers.js";
import { fitsField } from "../../../memory/fitsField.js";
import { countClears } from "../../../memory/storage.js";
import { type Field, kindFacts } from "../../../schema/Field.js";
import { shownValue } from "../../../schema/content.js";
import type { FieldInput } from "../../../schema/types.js";
import { keepable, type MemoryOptions, whenAnswered } from "./keepers.js";

const NO_ANSWERS: readonly EarlierAnswer[] = [];

/**
 * The earlier answers of one form.
 *
 * It stores typed answers once the host has taken the response, and offers those of the same field
 * of the same requester. The server learns of neither, unless the user chooses one and submits it.
 */
export class AnswerKeeper {
  readonly #options: MemoryOptions;
  readonly #fields: readonly Field[];
  readonly #offers = new Map<Field, readonly EarlierAnswer[]>();
  readonly #changes = new Emitter();
  readonly subscribe = this.#changes.subscribe;
  #stop = () => {};

  constructor(options: MemoryOptions) {
    const { store, request } = options;
    this.#options = options;
    const mayKeep = keepable(request, store.reading);
    this.#fields = store.fields.filter(
      (field) =>
        kindFacts(field).remembered !== undefined && mayKeep(field) && !store.isReadOnly(field),
    );
  }

  async start(): Promise<void> {
    const { store, storage, requester } = this.#options;
    if (this.#fields.length === 0) return;
    const { sent } = store.session;
    if (sent) {
      // The form was answered before this code had loaded.
      if (sent.action === "accept") this.#remember();
      return;
    }
    let clears = countClears(storage, "answers");
    const stopCounting = store.topics.subscribe("status", () => {
      if (store.session.pending) clears = countClears(storage, "answers");
    });
    const stopWaiting = whenAnswered(store, (action) => {
      // An answer that was sent before the storage was cleared is not kept after it.
      if (action === "accept" && countClears(storage, "answers") === clears) this.#remember();
    });
    this.#stop = () => {
      stopCounting();
      stopWaiting();
    };
    const questions = await readAnswers(storage, requester);
    if (questions.length === 0) return;
    const answers = new Map(questions.map((each) => [each.question, each.answers]));
    for (const field of this.#fields) {
      const known = answers.get(questionKey(field)) ?? NO_ANSWERS;
      const offers = known.filter((answer) => {
        return (
          typeof answer === kindFacts(field).remembered &&
          fitsField(field, this.entry(field, answer), store.values.settings)
        );
      });
      if (offers.length > 0) this.#offers.set(field, offers);
    }
    this.#changes.emit();
  }

  /** Stops watching. An answer that is on its way is still remembered. */
  stop(): void {
    this.#stop();
  }

  /** Returns the earlier answers of a field, the latest first. */
  offers(field: Field): readonly EarlierAnswer[] {
    return this.#offers.get(field) ?? NO_ANSWERS;
  }

  /** Returns an earlier answer as the user would type it. */
  entry(field: Field, answer: EarlierAnswer): FieldInput {
    return shownValue(field, answer, this.#options.store.values.settings);
  }

  /** Forgets one answer of a field, or all of them. */
  forget(field: Field, answer?: EarlierAnswer): void {
    const left = this.offers(field).filter((each) => answer !== undefined && each !== answer);
    this.#offers.set(field, left);
    const { storage, requester } = this.#options;
    void forgetAnswer(storage, requester, questionKey(field), answer);
    this.#changes.emit();
  }

  /** Stores what the user typed and the host took. Unchanged defaults are not stored. */
  #remember(): void {
    const { store, storage, requester } = this.#options;
    const { sent } = store.session;
    // The response may come from another form of the same request.
    const content = sent?.action === "accept" ? (sent.content ?? {}) : {};
    const given = this.#fields.flatMap((field) => {
      const answer = Object.hasOwn(content, field.key) ? content[field.key] : undefined;
      if (!store.values.changed(field) || !isMemorable(answer)) return [];
      return [{ question: questionKey(field), answer }];
    });
    void keepAnswers(storage, requester, given);
  }
}
