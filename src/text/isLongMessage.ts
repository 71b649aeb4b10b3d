/** Above this many characters a message counts as long. */
const MAX_QUESTION_CHARACTERS = 160;

/** Whether a message is long or has several lines. */
export function isLongMessage(message: string): boolean {
  return message.length > MAX_QUESTION_CHARACTERS || message.includes("\n");
}
