/** Props that are maps: those of a screen are merged with the defaults, key by key. */
const MAPS = ["strings", "controls"] as const;

type Given = Partial<Record<string, unknown>>;

/**
 * Fills in the props that a component is not given.
 *
 * For the same strings and controls it returns the same merged object, so that nothing renders
 * because of them.
 *
 * @returns the function that fills in props.
 */
export function fillWith(defaults: object): <Props extends object>(given: Props) => Props {
  const all: Given = { ...defaults };
  const merged = new WeakMap<object, unknown>();
  const merge = (name: string, own: object) => {
    if (!merged.has(own)) merged.set(own, { ...(all[name] as object | undefined), ...own });
    return merged.get(own);
  };
  return (given) => {
    // Not by assignment, which takes `__proto__` for more than a name.
    const entries = Object.entries(given).filter(([, value]) => (value ?? undefined) !== undefined);
    const props: Given = { ...given, ...all, ...Object.fromEntries(entries) };
    for (const name of MAPS) {
      const own = (given as Given)[name];
      if (own && all[name]) props[name] = merge(name, own);
    }
    return props as typeof given;
  };
}
