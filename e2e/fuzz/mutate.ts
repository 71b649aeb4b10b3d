type Change = readonly [place: number, kind: number, value: unknown];
type Container = Record<string, unknown> | unknown[];

/** A copy of a JSON object in which some places have been changed. */
export function mutate(value: object, changes: readonly Change[]): object {
  const copy = structuredClone(value);
  for (const [place, kind, other] of changes) {
    const places = placesIn(copy as Container);
    const found = places[place % places.length];
    if (!found) continue;
    const [within, key] = found;
    const before = Reflect.get(within, key) as unknown;
    const put = (next: unknown) =>
      // A key named `__proto__` must stay a plain one.
      Object.defineProperty(within, key, {
        value: next,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    const fates = [
      () => put(other),
      () => Reflect.deleteProperty(within, key),
      () => put([before]),
      () => put({ anyOf: [before, { type: "null" }] }),
      () => put(null),
      // An object may have a key named `toString`.
      () => put(typeof before === "string" ? before.repeat(40) : (JSON.stringify(before) ?? "")),
      () => put(typeof before === "number" ? -before : other),
      // Somewhere else of the same value.
      () => put(structuredClone(Reflect.get(...(places[kind % places.length] ?? found)))),
    ];
    fates[kind % fates.length]?.();
  }
  return copy;
}

/** Every place that holds a value: what it is in, and under which key. */
function placesIn(value: Container): [Container, string][] {
  const own = Object.keys(value).map((key): [Container, string] => [value, key]);
  return own.flatMap((place) => {
    const inner: unknown = Object.getOwnPropertyDescriptor(...place)?.value;
    const below = typeof inner === "object" && inner !== null ? placesIn(inner as Container) : [];
    return [place, ...below];
  });
}
