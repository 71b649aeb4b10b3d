import { Suspense } from "react";
import { chatOf } from "@/lib/chats";
import { signedInUser } from "@/lib/user";
import { Chat } from "./Chat";

interface PageProps {
  params: Promise<{ id: string }>;
}

async function LoadedChat({ params }: PageProps) {
  const { id } = await params;
  const userId = await signedInUser();
  if (!userId) return <p>Sign in first.</p>;
  return <Chat key={id} id={id} messages={chatOf(userId, id).messages} />;
}

export default function Page({ params }: PageProps) {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <LoadedChat params={params} />
    </Suspense>
  );
}
