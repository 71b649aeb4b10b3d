import { SignIn } from "guide:url-requests";
import { ask, OpenRequest, ownQueue, show } from "./show";

const request = {
  mode: "url" as const,
  message: "Sign in to GitHub",
  url: "https://github.com/login",
  elicitationId: "1",
};

show(
  <OpenRequest>
    {(item) => (
      <SignIn request={item.request} completed={item.completed} onRespond={item.respond} />
    )}
  </OpenRequest>,
  () => ask(ownQueue, request),
);
