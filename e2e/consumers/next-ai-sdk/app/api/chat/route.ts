import {
  consumeStream,
  convertToModelMessages,
  generateId,
  isToolUIPart,
  stepCountIs,
  streamText,
  type UIMessage,
} from "ai";
import { chatOf, type Turn } from "@/lib/chats";
import { connect } from "@/lib/elicitation";
import { model } from "@/lib/model";
import { signedInUser } from "@/lib/user";

export async function POST(request: Request) {
  const userId = await signedInUser();
  if (!userId) return new Response(null, { status: 401 });
  const { id, messages }: { id: string; messages: UIMessage[] } = await request.json();
  const chat = chatOf(userId, id);
  if (chat.turn) return new Response("The chat is busy.", { status: 409 });
  // An approval counts once, although two tabs can show it.
  if (messages.at(-1)?.role === "assistant" && !waitsForApproval(chat.messages.at(-1))) {
    return new Response("Answered in another tab. Reload the page.", { status: 409 });
  }
  const turn: Turn = { abort: new AbortController() };
  chat.turn = turn;
  try {
    const { tools, close } = await connect(userId, id);
    chat.messages = messages;
    const result = streamText({
      model,
      tools,
      // A stopped turn leaves a tool call without a result.
      messages: await convertToModelMessages(messages, { ignoreIncompleteToolCalls: true }),
      stopWhen: stepCountIs(5),
      // Not `request.signal`: a page that is reloaded must not end the turn.
      abortSignal: turn.abort.signal,
    });
    return result.toUIMessageStreamResponse({
      originalMessages: messages,
      generateMessageId: generateId,
      onFinish: async ({ messages: all }) => {
        chat.messages = all;
        chat.turn = undefined;
        await close();
      },
      consumeSseStream: ({ stream }) => {
        const [kept, read] = stream.tee();
        turn.stream = kept;
        // Runs the turn to its end, also if no page reads it.
        void consumeStream({ stream: read });
      },
    });
  } catch (error) {
    chat.turn = undefined;
    console.error(error);
    return new Response("The turn could not start. Try again.", { status: 502 });
  }
}

function waitsForApproval(message: UIMessage | undefined) {
  return message?.parts.some((part) => isToolUIPart(part) && part.state === "approval-requested");
}
