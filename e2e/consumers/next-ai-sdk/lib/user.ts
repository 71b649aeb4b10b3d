import { cookies } from "next/headers";

/** Returns the ID of the signed-in user. Replace this with your authentication. */
export async function signedInUser(): Promise<string | undefined> {
  return (await cookies()).get("user")?.value;
}
