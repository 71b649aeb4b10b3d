/**
 * The window on the other side, and its origin: a frame that this page makes, where the query names
 * one, or else the page that this one is framed by.
 */
export async function otherWindow(query: URLSearchParams) {
  const address = query.get("frame");
  const origin = query.get("origin") ?? "";
  if (!address) return { target: parent, origin };
  const frame = document.createElement("iframe");
  frame.title = "Agent";
  frame.style.cssText = "inline-size: 100%; block-size: 320px; border: 0";
  frame.src = address;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve));
  if (!frame.contentWindow) throw new Error("The frame has no window.");
  return { target: frame.contentWindow, origin };
}
