// @ts-check

/**
 * A page with all pictures, a row for each story.
 *
 * @template {{ title: string, name: string, id: string }} T
 * @param {T[]} stories
 * @param {(story: T) => { name: string, width: number, file: string }[]} picturesOf
 * @param {"fitted" | "actual size"} [size] By default a row fits in a window. What is to be compared by
 *   its height has the size that it has on a screen.
 * @returns {string} HTML
 */
export function pictureGrid(stories, picturesOf, size = "fitted") {
  const rows = stories.map(
    (story) => `<section id="${text(story.id)}">
<h2><a href="#${text(story.id)}">${text(story.title)} / ${text(story.name)}</a></h2>
<div>${picturesOf(story)
      .map((each) => picture(each, size))
      .join("")}</div>
</section>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Screenshots</title>
<style>${style}</style>
${rows.join("\n")}
`;
}

/**
 * @param {{ name: string, width: number, file: string }} picture
 * @param {"fitted" | "actual size"} size
 */
function picture({ name, width, file }, size) {
  const address = text(encodeURIComponent(file));
  const flex = size === "fitted" ? `flex: ${width === 320 ? 1 : 2}` : "flex: none";
  const shown = size === "fitted" ? "" : ` width="${width}"`;
  return `<figure style="${flex}"><a href="${address}"><img${shown} loading="lazy" src="${address}" alt=""></a><figcaption>${width} px, ${text(name)}</figcaption></figure>`;
}

/** @param {string} raw */
function text(raw) {
  return raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
body { margin: 2rem; background: #888; color: #000; font: 14px system-ui, sans-serif }
h2 { position: sticky; top: 0; margin: 0; padding: .5rem 0; background: #888; font-size: 1rem }
h2 a { color: inherit; text-decoration: none }
section > div { display: flex; gap: 1rem; align-items: start; margin-bottom: 3rem }
figure { min-width: 0; margin: 0 }
img:not([width]) { max-width: 100%; max-height: 80vh }
`;
