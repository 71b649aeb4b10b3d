/** Whether a URL is one of the web: a browser opens a page for it. */
export function isWeb({ protocol }: URL): boolean {
  return /^https?:$/.test(protocol);
}
