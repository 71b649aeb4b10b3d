import { Request } from "guide:review-and-steps";
import { ask, OpenRequest, show } from "./show";

show(<OpenRequest>{(item) => <Request item={item} />}</OpenRequest>, ask);
