import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { Example } from "../../scripts/docs/readManual.mjs";

/** Leads to a story in which something can be seen. */
export function SeeStory({ story }: { story: Example | undefined }) {
  return (
    story && (
      <AnchorMdx href={`?path=/story/${story.id}`} target="_self">
        {story.title}
      </AnchorMdx>
    )
  );
}
