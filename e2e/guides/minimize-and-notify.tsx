import { queue, Requests } from "guide:minimize-and-notify";
import { ask, show } from "./show";

show(<Requests />, () => ask(queue));
