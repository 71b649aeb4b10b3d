import { Checkbox, Direction, Popover, Slider, Toggle } from "radix-ui";
import * as everything from "react-elicitation";

/** What a page of the host that is loaded later uses of its own: the same modules as the package. */
export const later = { Checkbox, Direction, Popover, Slider, Toggle, everything };
