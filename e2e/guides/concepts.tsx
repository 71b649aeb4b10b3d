import { Ask } from "guide:concepts";
import { ask, OpenRequest, propsOf, show } from "./show";

show(<OpenRequest>{(item) => <Ask {...propsOf(item)} />}</OpenRequest>, ask);
