/**
 * Whether two JSON values are equal by value. It walks with a stack of its own, so that a deeply
 * nested value of a hostile server cannot overflow the call stack. Objects that were once compared
 * are one class from then on (union-find), so that shared and circular references end.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  const pairs: [unknown, unknown][] = [[a, b]];
  const classes = new Map<object, object>();
  const classOf = (member: object) => {
    let at = member;
    for (let next = classes.get(at); next; next = classes.get(at)) {
      // Every member met on the way points further from then on, so that chains stay short.
      classes.set(at, classes.get(next) ?? next);
      at = next;
    }
    return at;
  };
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [x, y] = pair;
    if (Object.is(x, y)) continue;
    if (typeof x !== "object" || typeof y !== "object" || !x || !y) return false;
    const [classX, classY] = [classOf(x), classOf(y)];
    if (classX === classY) continue;
    classes.set(classX, classY);
    if (Array.isArray(x) !== Array.isArray(y)) return false;
    const keys = Object.keys(x);
    if (keys.length !== Object.keys(y).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(y, key)) return false;
      pairs.push([(x as Record<string, unknown>)[key], (y as Record<string, unknown>)[key]]);
    }
  }
  return true;
}
