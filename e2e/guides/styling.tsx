import { Request } from "guide:styling";
import { ask, OpenRequest, show } from "./show";

show(<OpenRequest>{(item) => <Request item={item} />}</OpenRequest>, ask);
