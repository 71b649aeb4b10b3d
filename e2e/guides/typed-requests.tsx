import { askForTable, queue } from "guide:typed-requests";
import { Elicitation } from "react-elicitation";
import { OpenRequest, show } from "./show";

show(<OpenRequest queue={queue}>{(item) => <Elicitation item={item} />}</OpenRequest>, askForTable);
