import { Booking } from "guide:supported-schemas";
import { ask, OpenRequest, show } from "./show";

// The example has a request of its own. The queue takes the response.
show(<OpenRequest>{({ respond }) => <Booking onRespond={respond} />}</OpenRequest>, ask);
