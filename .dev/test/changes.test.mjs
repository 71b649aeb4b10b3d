// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../common/root.mjs";
import { seenIn } from "./changes.mjs";

const rooms = readdirSync(join(root, "src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(rooms)("`npm run check` knows the stories of src/%s", (room) => {
  expect(Object.keys(seenIn)).toContain(room);
  const folders = seenIn[room] ?? [];
  expect(folders.filter((folder) => !existsSync(join(root, "stories", folder)))).toEqual([]);
});
