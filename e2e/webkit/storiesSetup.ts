import { serveStories } from "../looks/serveStories";

/** One test for each story. */
export default () => serveStories();
