/** The description of a page of consent stories: what is special to it, and what holds for all. */
export function describe(component: string) {
  return { docs: { description: { component: `${component}\n\n${LIMITS}` } } };
}

const LIMITS = `**What looking at a URL cannot catch:** that the page behind an honest address means ill, that a good site was broken into, where a link of the page or a redirect of the server leads, who owns a domain that was registered yesterday, a name that imitates one which nobody put on the list of protected names, and whether the server forwards the link to somebody else's session. There is therefore no level "safe", and nothing of the page is ever fetched to find out more.

**Opening is not among the stories' acts.** Open takes presses of a person alone (\`isTrusted\`), and what a story's \`play\` presses is made up by the page. The presses of real mice and keys are in the end-to-end tests.`;
