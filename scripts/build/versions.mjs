// @ts-check

/** The first browser versions that run the code. `docs/compatibility.md` lists them. */
export const codeVersions = { chrome: 120, edge: 120, firefox: 115, safari: 17 };

/** The first browser versions that render `styles.css` correctly. `docs/compatibility.md` lists them. */
export const styleVersions = { chrome: 122, edge: 122, firefox: 128, safari: 18 };

/** What the code asks for before it uses it, by how `checkVersions.mjs` names it. */
export const guarded = new Map([
  [".checkVisibility()", "Radix looks whether it is there, and at the styles where it is not."],
  [".scrollIntoViewIfNeeded()", "Playwright's locators have it, in tests of hosts."],
  [".segment()", "`diff` calls it on a segmenter that it is given, and is given none."],
  [".showPopover()", "An open list is cut off where a message cuts off what is in it."],
]);

/** What some browsers do not know of `styles.css`, and what becomes of it there. */
export const degrading = new Map([
  ["user-select", "Line numbers and signs are selected with their text."],
  ["accent-color", "A mark has the color of the system."],
  ["::-webkit-progress-bar", "Firefox has a name of its own, which stands beside it."],
  ["::-webkit-progress-value", "Firefox has a name of its own, which stands beside it."],
  ["::-moz-progress-bar", "The others have names of their own, which stand beside it."],
  ["attr(… type())", "A long domain stays as large as others, and goes on in the next line."],
  ["font-size-adjust", "A page that adjusts its types adjusts ours."],
  ["font-size-adjust: none", "A page that adjusts its types adjusts ours."],
  ["field-sizing", "A script gives text boxes the height of their text."],
  ["field-sizing: content", "A script gives text boxes the height of their text."],
  ["forced-color-adjust", "Safari has no forced colours."],
  ["forced-color-adjust: none", "Safari has no forced colours."],
  ["print-color-adjust", "Chrome has an older name, which stands beside it."],
  ["print-color-adjust: exact", "Chrome has an older name, which stands beside it."],
  ["text-align: match-parent", "A text starts where its own direction does."],
  ["word-break: auto-phrase", "Japanese lines break between any two characters."],
  ["text-wrap: pretty", "The last line of a text may be a single word."],
  ["scrollbar-color", "Scrollbars have the colours of no page there."],
  ["scrollbar-color: auto", "Scrollbars have the colours of no page there."],
  ["@starting-style", "An error appears without motion."],
  ["interpolate-size", "Errors and receipts open without motion."],
  ["interpolate-size: allow-keywords", "Errors and receipts open without motion."],
  ["::details-content", "A receipt opens without motion."],
  ["overscroll-behavior", "It does what is meant where there is something to scroll."],
]);
