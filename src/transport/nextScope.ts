let last = 0;

/** Tells one connection from every other, since each counts the ids of its requests by itself. */
export function nextScope(): number {
  return (last += 1);
}
