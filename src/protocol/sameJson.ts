/**
 * Whether two JSON values are equal by value. It walks with a stack of its own, so that a deeply
 * nested value of a hostile server cannot overflow the call stack. Objects that were once compared
 * are one class from then on (union-find), so that shared and circular references end.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  const left: unknown[] = [a];
  const right: unknown[] = [b];
  const classes = new Map<object, object>();
  const classOf = (member: object) => {
    let root = member;
    for (let next = classes.get(root); next; next = classes.get(root)) root = next;
    // Every member met on the way points to the root at once, so that chains stay short.
    for (let at = member; at !== root;) {
      const next = classes.get(at) ?? root;
      classes.set(at, root);
      at = next;
    }
    return root;
  };
  while (left.length > 0) {
    const x = left.pop();
    const y = right.pop();
    if (Object.is(x, y)) continue;
    if (typeof x !== "object" || typeof y !== "object" || x === null || y === null) return false;
    const [classX, classY] = [classOf(x), classOf(y)];
    if (classX === classY) continue;
    classes.set(classX, classY);
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
