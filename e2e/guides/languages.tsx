import { Localized } from "guide:languages";
import { Elicitation } from "react-elicitation";
import { ask, OpenRequest, show } from "./show";

show(
  <Localized locale="de">
    <OpenRequest>{(item) => <Elicitation item={item} />}</OpenRequest>
  </Localized>,
  ask,
);
