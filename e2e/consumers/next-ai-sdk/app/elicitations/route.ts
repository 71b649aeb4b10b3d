import { relay } from "@/lib/elicitation";
import { signedInUser } from "@/lib/user";

async function answer(request: Request) {
  const userId = await signedInUser();
  return userId ? relay.fetch(request, userId) : new Response(null, { status: 401 });
}

export { answer as GET, answer as POST };
