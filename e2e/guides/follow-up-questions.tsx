import { Chat, queue } from "guide:follow-up-questions";
import { ask, show } from "./show";

const reply = async (message: string, about?: string) => `${message} ${about}`;

show(<Chat ask={reply} />, () => ask(queue));
