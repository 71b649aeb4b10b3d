/** A real server answers when it does, on a busy machine later than the second that tests wait. */
export const patience = { timeout: 10_000 };
