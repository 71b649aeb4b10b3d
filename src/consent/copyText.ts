/** Copies a text to the clipboard; `false` where the browser or the frame does not allow it. */
export async function copyText(view: Window, text: string): Promise<boolean> {
  try {
    await view.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
