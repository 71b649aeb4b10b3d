import { serveStories } from "./serveStories";

/** One test for each story, but for the hundreds of what another story shows one of. */
export default () => serveStories(({ tags }) => !tags.includes("many"));
