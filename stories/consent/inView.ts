/**
 * Parameters for stories in which Open gets ready. The tests show a story in a frame, shrunk where it
 * is larger than the browser's window; a browser vouches for nothing in a shrunk frame being visible,
 * and Open waits for its word.
 */
export const inView = {
  viewport: {
    options: { unshrunk: { name: "Unshrunk", styles: { width: "640px", height: "640px" } } },
    defaultViewport: "unshrunk",
  },
};
