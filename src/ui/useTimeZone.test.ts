import { expect, test, vi } from "vitest";

test("a zone that the browser names and does not know is not computed with", async () => {
  vi.resetModules();
  const { localZone } = await import("./hooks.js");
  const known = new Intl.DateTimeFormat().resolvedOptions();
  // What Chromium and Node say where TZ is empty.
  const told = vi
    .spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions")
    .mockReturnValueOnce({ ...known, timeZone: "Etc/Unknown" });
  expect(localZone()).toBe("UTC");
  told.mockRestore();
});
