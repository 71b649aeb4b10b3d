/**
 * The reason of an abort where another page may have answered the request. The page that shows it then
 * does not claim that nothing was sent.
 */
export const ANSWERED_ELSEWHERE = "The request was answered elsewhere or withdrawn.";
