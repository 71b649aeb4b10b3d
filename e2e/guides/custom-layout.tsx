import { Card } from "guide:custom-layout";
import { ask, OpenRequest, propsOf, show } from "./show";

show(<OpenRequest>{(item) => <Card {...propsOf(item)} />}</OpenRequest>, ask);
