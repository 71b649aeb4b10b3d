/** Above this many characters a message is a text to read, not a question to see at once. */
const MAX_QUESTION_CHARACTERS = 160;

/** Whether a message is drawn as a text to read: it is long, or of several lines. */
export function isLongMessage(message: string): boolean {
  return message.length > MAX_QUESTION_CHARACTERS || message.includes("\n");
}
