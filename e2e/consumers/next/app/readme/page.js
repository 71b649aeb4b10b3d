import { Chat } from "./dist/Chat";

/** The chat of README, whose files the build of this app writes. */
export default function Page() {
  return <Chat />;
}
