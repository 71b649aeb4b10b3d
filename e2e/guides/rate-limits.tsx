import { queue, Requests } from "guide:rate-limits";
import { ask, show } from "./show";

show(<Requests />, () => ask(queue));
