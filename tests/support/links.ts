import { database } from "@/server/db/client";
import { buildLinkUrl, createLink } from "@/server/one-time-link";

type Purpose = Parameters<typeof createLink>[0];

export const secretOfLink = (purpose: Purpose, id: string) =>
  new URL(buildLinkUrl(purpose, id)).hash.slice(1);

/** Stores a one-time link, and returns it with its secret. */
export async function storeLink(purpose: Purpose, email: string, userId: string | null = null) {
  const link = createLink(purpose, { userId, email });
  await database().token.create({ data: link });
  return { ...link, secret: secretOfLink(purpose, link.id) };
}
