import { History, queue } from "guide:history";
import { Elicitation } from "react-elicitation";
import { ask, OpenRequest, show } from "./show";

show(
  <>
    <OpenRequest queue={queue}>{(item) => <Elicitation item={item} />}</OpenRequest>
    <History />
  </>,
  () => ask(queue),
);
