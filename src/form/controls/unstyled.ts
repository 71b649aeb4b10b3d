/**
 * For a group of Radix: its `outline: none` in the markup is refused by a strict `style-src` where a
 * server has rendered it. The focus never stays on a group, so there is nothing to be outlined.
 */
export const unstyled = { outline: undefined };
