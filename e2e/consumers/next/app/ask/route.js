export const dynamic = "force-dynamic";

const question = {
  jsonrpc: "2.0",
  id: 1,
  method: "elicitation/create",
  params: {
    mode: "form",
    message: "For how many?",
    requestedSchema: {
      type: "object",
      properties: { guests: { type: "integer", title: "Guests", minimum: 1 } },
      required: ["guests"],
    },
  },
};

/** What came back, for whoever asks with `?answers`. */
const answers = [];

/** Asks whoever listens. */
export function GET(request) {
  if (new URL(request.url).searchParams.has("answers")) return Response.json(answers);
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(`data: ${JSON.stringify(question)}\n\n`),
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { "content-type": "text/event-stream" },
  });
}

export async function POST(request) {
  answers.push(await request.json());
  return new Response(null, { status: 204 });
}
