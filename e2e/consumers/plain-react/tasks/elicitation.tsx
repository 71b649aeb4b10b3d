import { withTasks } from "@modelcontextprotocol/ext-tasks/client";
import {
  createElicitationQueue,
  createLocalStorage,
  Elicitation,
  useElicitation,
} from "react-elicitation";
import { answerTask } from "react-elicitation/core";
import "react-elicitation/styles.css";
import { scriptedServer } from "./scriptedServer";

/** In your app: `createTaskSessionFromClient(client, { endpointId })`. */
const session = withTasks(scriptedServer);
const queue = createElicitationQueue();
const requester = { name: "Booking" };
const storage = createLocalStorage("drafts");

/** Shows the open request of the task. Its draft survives a reload. */
export function OpenRequest() {
  const { item } = useElicitation(queue);
  return item && <Elicitation item={item} storage={storage} form={{ saveDrafts: true }} />;
}

/** Calls a tool that becomes a task, of which only the ID is kept. */
export async function book(): Promise<string> {
  const execution = await session.callTool("book", {});
  if (execution.kind === "task") {
    await execution.handoff(({ taskId }) => sessionStorage.setItem("task", taskId));
  }
  return follow();
}

/** Continues the task of this tab: after a call, and after a reload. */
export async function follow(): Promise<string> {
  const taskId = sessionStorage.getItem("task");
  if (!taskId) return "";
  const task = session.task(taskId as Parameters<typeof session.task>[0]);
  await answerTask(queue, task, { requester });
  sessionStorage.removeItem("task");
  const outcome = await task.result();
  return outcome.status === "completed"
    ? `Raw result: ${JSON.stringify(outcome.result.structuredContent)}`
    : outcome.status;
}
