import type { RelayedQuestion, RelayStore } from "./types.js";

/**
 * Creates a store within one process. The default of a relay.
 *
 * @example
 * const relay = createElicitationRelay({ store: memoryStore() });
 */
export function memoryStore(): RelayStore {
  const people = new Map<string, Map<string, RelayedQuestion>>();
  return {
    set: (person, question) => {
      const own = people.get(person) ?? new Map<string, RelayedQuestion>();
      people.set(person, own.set(question.id, question));
    },
    delete: (person, id) => {
      const own = people.get(person);
      own?.delete(id);
      if (own?.size === 0) people.delete(person);
    },
    list: (person) => [...(people.get(person)?.values() ?? [])],
  };
}
