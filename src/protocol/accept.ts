import type { ElicitationContent, ElicitationResult } from "./ElicitationResult.js";

/**
 * The result of a form that was submitted, or of a URL the person agreed to (without content).
 *
 * @example
 * accept({ name: "Ada" }); // { action: "accept", content: { name: "Ada" } }
 */
export function accept(content?: ElicitationContent): ElicitationResult {
  return content ? { action: "accept", content } : { action: "accept" };
}
