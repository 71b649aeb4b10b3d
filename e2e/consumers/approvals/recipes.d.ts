/** The blocks of `docs/guides/approval-recipes.md`, which compile in `guides.spec.ts`. */
declare module "recipe:*";

/** The host's own function. The page of the test has it. */
declare function deleteFile(args: Record<string, unknown>): Promise<string>;
