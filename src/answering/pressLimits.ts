/** How long something must have been on show before a press on it can be meant, in milliseconds. */
export const LOOK_MILLISECONDS = 500;

/** How often a press that came too soon starts the wait again: nobody can be kept waiting for ever. */
export const MAX_RESTARTS = 20;
