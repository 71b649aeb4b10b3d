/** Identifies a requester by its name and URL. Two equal objects are one requester. */
export function requesterKey({ name, url }: { name: string; url?: string | undefined }): string {
  return JSON.stringify([name, url]);
}
