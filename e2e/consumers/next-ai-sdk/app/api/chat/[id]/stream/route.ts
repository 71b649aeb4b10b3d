import { UI_MESSAGE_STREAM_HEADERS } from "ai";
import { chatOf } from "@/lib/chats";
import { signedInUser } from "@/lib/user";

interface Context {
  params: Promise<{ id: string }>;
}

/** Sends a running turn from its start, to a page that was reloaded. */
export async function GET(_request: Request, { params }: Context) {
  const userId = await signedInUser();
  if (!userId) return new Response(null, { status: 401 });
  const { turn } = chatOf(userId, (await params).id);
  if (!turn?.stream) return new Response(null, { status: 204 });
  const [kept, copy] = turn.stream.tee();
  turn.stream = kept;
  const body = copy.pipeThrough(new TextEncoderStream());
  return new Response(body, { headers: UI_MESSAGE_STREAM_HEADERS });
}

/** Stops a turn. Its open requests are canceled. */
export async function DELETE(_request: Request, { params }: Context) {
  const userId = await signedInUser();
  if (!userId) return new Response(null, { status: 401 });
  chatOf(userId, (await params).id).turn?.abort.abort();
  return new Response(null, { status: 204 });
}
