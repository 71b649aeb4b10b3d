/** A person may take longer than the minute that the SDKs give a call. */
export const patience = { timeout: 10 * 60_000 };
