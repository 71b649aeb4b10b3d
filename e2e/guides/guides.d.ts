/** The first example of a page in `docs/guides` or `docs/start`, by the name of the page. */
declare module "guide:*";
