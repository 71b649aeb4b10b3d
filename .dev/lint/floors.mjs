// @ts-check
import { onImport } from "./onImport.mjs";

/** What each floor of `src/form` may import of the others. Those of one line know nothing of one another. */
const floors = [
  ["model"],
  ["field"],
  ["controls"],
  ["parts"],
  [
    "features/flow",
    "features/memory",
    "features/nested",
    "features/replies",
    "features/secrets",
    "features/shortcuts",
  ],
  ["."],
];

/** Refuses an import from a floor above, or of another feature. */
export const floorsRule = {
  /** @param {any} context */
  create(context) {
    const [, file = ""] = /[/\\]src[/\\]form[/\\](.+)$/.exec(context.filename) ?? [];
    const own = file ? floorOf(file.replaceAll("\\", "/")) : undefined;
    if (!own || /\.test\.tsx?$/.test(file)) return {};
    return onImport((node, name) => {
      if (!name.startsWith(".")) return;
      const target = new URL(name, `file:///src/form/${file.replaceAll("\\", "/")}`).pathname;
      if (!target.startsWith("/src/form/")) return;
      const other = floorOf(target.slice("/src/form/".length));
      if (other === own || heightOf(other) < heightOf(own)) return;
      context.report({
        node,
        message: `form goes model <- field <- controls <- parts <- features <- ElicitationForm: ${own} may not import ${other}. What a feature draws or does elsewhere, it puts into a slot (field/FormSlots.ts).`,
      });
    });
  },
};

/** @param {string} file within `src/form` */
function floorOf(file) {
  const folders = file.split("/").slice(0, -1);
  return folders.slice(0, folders[0] === "features" ? 2 : 1).join("/") || ".";
}

/** @param {string} floor */
function heightOf(floor) {
  const height = floors.findIndex((names) => names.includes(floor));
  return height < 0 ? floors.length : height;
}
