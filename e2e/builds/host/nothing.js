/** What an app loads late that has nothing else to load. */
export const nothing = undefined;
