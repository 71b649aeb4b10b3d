/** How deep in the headings of the page the name of who asks stands. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;
