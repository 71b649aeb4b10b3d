// @ts-check

/**
 * A page with all pictures, a row for each story.
 *
 * @template {{ title: string, name: string, id: string }} T
 * @param {T[]} stories
 * @param {(story: T) => { name: string, width: number, file: string }[]} picturesOf
 * @returns {string} HTML
 */
export function pictureGrid(stories, picturesOf) {
  const rows = stories.map(
    (story) => `<section id="${text(story.id)}">
<h2><a href="#${text(story.id)}">${text(story.title)} / ${text(story.name)}</a></h2>
<div>${picturesOf(story).map(picture).join("")}</div>
</section>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Screenshots</title>
<style>${style}</style>
${rows.join("\n")}
`;
}

/** @param {{ name: string, width: number, file: string }} picture */
function picture({ name, width, file }) {
  const address = text(encodeURIComponent(file));
  return `<figure style="flex: ${width === 320 ? 1 : 2}"><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${width} px, ${text(name)}</figcaption></figure>`;
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
img { max-width: 100%; max-height: 80vh }
`;
