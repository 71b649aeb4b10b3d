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

/** The responses of the page. GET with `?answers` returns them. */
const answers = [];

/** Sends the request to each page that connects. */
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
