import { flushSync } from "react-dom";
import type { UrlConsentProps } from "react-elicitation";

/** A clock that stands still until it is told how much time has passed: waiting becomes exact. */
export class ManualClock implements NonNullable<UrlConsentProps["timers"]> {
  #now = 0;
  readonly #alarms = new Set<{ at: number; ring: () => void }>();

  /** How many alarms are set. */
  get alarms(): number {
    return this.#alarms.size;
  }

  setTimeout(ring: () => void, milliseconds: number): unknown {
    const alarm = { at: this.#now + milliseconds, ring };
    this.#alarms.add(alarm);
    return alarm;
  }

  clearTimeout(alarm: unknown): void {
    this.#alarms.delete(alarm as { at: number; ring: () => void });
  }

  now(): number {
    return this.#now;
  }

  /** Starts anew, if nothing waits for it: a story can be shown again. */
  restart(): void {
    if (this.alarms === 0) this.#now = 0;
  }

  /** Lets time pass. What it changes is on the screen when this returns. */
  pass(milliseconds: number): void {
    this.#now += milliseconds;
    flushSync(() => {
      for (const alarm of this.#alarms) {
        if (alarm.at > this.#now) continue;
        this.#alarms.delete(alarm);
        alarm.ring();
      }
    });
  }
}
