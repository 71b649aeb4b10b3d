import { firefoxOptions } from "../.dev/browser/firefox.mjs";
import { storyTests } from "./storyTests.mjs";

export default storyTests("firefox", await firefoxOptions());
