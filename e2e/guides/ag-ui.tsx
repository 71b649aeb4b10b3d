import { OpenRequest, sendMessage } from "guide:ag-ui";
import { show } from "./show";

show(<OpenRequest />, () => sendMessage("Book a table", new AbortController().signal));
