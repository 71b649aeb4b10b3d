import { Emitter } from "./Emitter.js";
import type { Session, SessionScope } from "./session.js";

let lastId = 0;

/** Approvals of one group and requester, which are shown together as a list. */
export class RequestGroup extends Emitter {
  /** Identifies the group in this page. */
  readonly id = (lastId += 1);
  /** Its requests, in the order of their arrival. */
  members: readonly Session[] = [];
  readonly #onEnd: () => void;

  /** @param onEnd called when all of its requests have a result. */
  constructor(onEnd: () => void) {
    super();
    this.#onEnd = onEnd;
  }

  /** A snapshot for React. */
  readonly snapshot = (): readonly Session[] => this.members;

  add(session: Session): void {
    this.members = [...this.members, session];
    session.subscribe(() => {
      if (!this.members.some(({ unsettled }) => unsettled)) this.#onEnd();
    });
    this.emit();
  }
}

/** The groups that wait for an answer, by the sessions of one queue. */
const groups = new WeakMap<SessionScope, Map<string, RequestGroup>>();
const groupBySession = new WeakMap<Session, RequestGroup>();

/**
 * Adds a session to its group.
 *
 * @param key identifies the group among those of a queue: its requester and its name.
 */
export function joinGroup(session: Session, key: string): void {
  const open = groups.get(session.scope) ?? new Map<string, RequestGroup>();
  groups.set(session.scope, open);
  const group = open.get(key) ?? new RequestGroup(() => end());
  // An ended group may have a successor by now.
  const end = () => open.get(key) === group && open.delete(key);
  open.set(key, group);
  groupBySession.set(session, group);
  group.add(session);
}

/** Returns the group of a session, if it has one. */
export function groupOf(session: Session): RequestGroup | undefined {
  return groupBySession.get(session);
}
