import type { ElicitationResult, ElicitationRequest } from "react-elicitation";

declare global {
  interface Window {
    /** Every result that a host was given, in order. */
    results: ElicitationResult[];
    /** What React had to mend while it took over the markup of the server. */
    recovered: string[];
    /** What the page looked like when React had taken a part of it over. */
    hydrated: Record<string, unknown>;
    /** Looks at the page, where a test wants to know. */
    look?(): unknown;
    /** Lets come what comes late. */
    arrive(): void;
    /** Asks by the queue of the page. */
    askQueue(request: ElicitationRequest): Promise<void>;
  }
}
