import { queue, RequestDialog } from "guide:dialog";
import { ask, show } from "./show";

show(<RequestDialog />, () => ask(queue));
