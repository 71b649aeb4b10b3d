import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where the stories are listed for the tests: for a variable of the environment they are too many. */
export const storyList = pathToFileURL(
  join(import.meta.dirname, "../../node_modules/.cache/react-elicitation/looks.json"),
);
