/** What a message event carries, whoever made the event. */
export function messageData(event: Event): unknown {
  return "data" in event ? event.data : undefined;
}
