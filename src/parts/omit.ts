/** An object without some of its keys: the props of an element without those of a component. */
export function omit<T extends object, K extends keyof T>(
  given: T,
  keys: readonly K[],
): Omit<T, K> {
  const rest = { ...given };
  for (const key of keys) delete rest[key];
  return rest;
}
