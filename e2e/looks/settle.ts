/**
 * Waits until an open list stands where the window of now has room for it, which takes it a few
 * frames. Runs in the page.
 */
export async function settle(): Promise<void> {
  let before = "";
  for (;;) {
    const popup = document.querySelector('[data-elicit="popup"]');
    if (!popup) return;
    const { x, y, width, height } = popup.getBoundingClientRect();
    const now = [x, y, width, height].join(" ");
    if (now === before) return;
    before = now;
    await twoFrames();
  }

  function twoFrames() {
    return new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }
}
