import type { DismissBy } from "../../ui/SharedScreenProps.js";
import type { Session } from "../../core/session.js";
import { ReplacementGuard } from "../../core/inputGuard.js";
import type { ElicitationResult } from "../../core/protocol.js";
import type { Topics } from "./Topics.js";

/** The announcements of a form, and the progress of its response, read from its session. */
export class FormStatus {
  readonly replacementGuard: ReplacementGuard;
  /** How the user tried to cancel the form once while there was input. */
  dismissing: DismissBy | undefined;
  /** Live-region announcement of the last transition. */
  announcement: string | undefined;
  /** Missing in the form of a nested answer, which is sent with the outer one. */
  readonly session: Session | undefined;
  readonly #topics: Topics;
  /** Why nothing could be sent: code for it could not be loaded. */
  #unloaded: Session["failure"];
  #follows = false;

  constructor(topics: Topics, session: Session | undefined, isGuarded: boolean) {
    this.replacementGuard = new ReplacementGuard(isGuarded);
    this.#topics = topics;
    this.session = session;
  }

  /** Follows the session from now on, also while the form is not on screen. */
  follow(): void {
    if (!this.#follows) this.session?.subscribe(() => this.#topics.emit("status"));
    this.#follows = true;
  }

  /** Whether nothing can be answered or changed anymore, or for now. */
  get locked(): boolean {
    return this.session?.locked ?? false;
  }

  /** The action of the response that is being sent. */
  get sending(): ElicitationResult["action"] | undefined {
    return this.session?.pending;
  }

  /** The response, once it was sent. */
  get sent(): ElicitationResult | undefined {
    return this.session?.sent;
  }

  /** Whether code could not be loaded, so nothing was sent. */
  get unloaded(): boolean {
    return this.failed && this.session?.failure === this.#unloaded;
  }

  /** Whether the last response could not be sent. */
  get failed(): boolean {
    return this.session?.failed ?? false;
  }

  /** Whether the answers could not be sent; a response that declines is not sent by Submit. */
  get submitFailed(): boolean {
    return this.failed && this.session?.failure?.action === "accept";
  }

  /** Number of responses tried. When it changes, validation for an earlier one is void. */
  get attempts(): number {
    return this.session?.attempts ?? 0;
  }

  /** Code that Submit needs could not be loaded. */
  setUnloaded(error: unknown): void {
    if (this.locked) return;
    this.session?.fail(error, "accept");
    this.#unloaded = this.session?.failure;
    this.#topics.emit("status");
  }

  setDismissing(by: DismissBy | undefined): void {
    if (by === this.dismissing) return;
    this.dismissing = by;
    this.#topics.emit("status");
  }

  /**
   * @param instead text that this one replaces. If another text is shown by now, nothing changes.
   */
  announce(text: string | undefined, instead = this.announcement): void {
    if (text === this.announcement || instead !== this.announcement) return;
    this.announcement = text;
    this.#topics.emit("status");
  }
}
