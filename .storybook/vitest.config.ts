import { chromiumOptions } from "../.dev/browser/chromium.mjs";
import { storyTests } from "./storyTests.mjs";

export default storyTests("chromium", await chromiumOptions());
