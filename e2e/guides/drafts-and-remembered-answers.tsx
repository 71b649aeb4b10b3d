import { Storage } from "guide:drafts-and-remembered-answers";
import { Elicitation } from "react-elicitation";
import { ask, OpenRequest, show } from "./show";

show(
  <Storage userId="ada">
    <OpenRequest>{(item) => <Elicitation item={item} />}</OpenRequest>
  </Storage>,
  ask,
);
