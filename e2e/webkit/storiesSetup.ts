import { serveStories } from "../looks/globalSetup";

/** One test for each story. */
export default () => serveStories();
