import { withTasks } from "@modelcontextprotocol/ext-tasks/client";
import * as elicit from "react-elicitation";
import { answerTask } from "react-elicitation";
import "react-elicitation/styles.css";
import { scriptedServer } from "./scriptedServer";

/** Yours is `createTaskSessionFromClient(client, …)`. */
const session = withTasks(scriptedServer);
const queue = elicit.createElicitationQueue();
const requester = { name: "Booking" };
const storage = elicit.createLocalStorage("drafts");

/** What the task asks, wherever the chat shows it; its draft survives a reload, as the task does. */
export function Asked() {
  const { item } = elicit.useElicitation(queue);
  return item && <elicit.Elicitation item={item} storage={storage} form={{ saveDrafts: true }} />;
}

/** Calls a tool that becomes a task, and lets go of it but for its id. */
export async function book(): Promise<string> {
  const execution = await session.callTool("book", {});
  if (execution.kind === "task") {
    await execution.handoff(({ taskId }) => sessionStorage.setItem("task", taskId));
  }
  return follow();
}

/** Goes on with the task that this tab has: after a call, and after a reload. */
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
