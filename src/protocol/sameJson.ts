/**
 * Whether two JSON values are equal by value. It walks with a stack of its own, so that a deeply
 * nested value of a hostile server cannot overflow the call stack, and pairs already walked are
 * not walked again, so that shared or circular references end.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  const left: unknown[] = [a];
  const right: unknown[] = [b];
  const walked = new Map<object, object>();
  while (left.length > 0) {
    const x = left.pop();
    const y = right.pop();
    if (Object.is(x, y)) continue;
    if (typeof x !== "object" || typeof y !== "object" || x === null || y === null) return false;
    if (walked.get(x) === y) continue;
    walked.set(x, y);
    if (Array.isArray(x) !== Array.isArray(y)) return false;
    const keys = Object.keys(x);
    if (keys.length !== Object.keys(y).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(y, key)) return false;
      left.push((x as Record<string, unknown>)[key]);
      right.push((y as Record<string, unknown>)[key]);
    }
  }
  return true;
}
