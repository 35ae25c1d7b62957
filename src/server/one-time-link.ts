import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Database } from "./db/client";
import { siteOrigin } from "./http/origin";
import { sign } from "./secret";

const pages = { reset: "/auth/reset", verify: "/auth/verify", email: "/auth/email" } as const;

/** What a one-time link is for; it opens nothing else. */
export type LinkPurpose = keyof typeof pages;

const lifetime = 30 * 60_000;
const keptFor = 7 * 24 * 60 * 60_000;

// 256 bits, made anew from the row's id whenever they are needed: at rest there is only their hash.
function secretOf(purpose: LinkPurpose, id: string) {
  return sign(`link:${purpose}`, id);
}

function hashSecret(secret: string) {
  return createHash("sha256").update(secret).digest("base64url");
}

type Owner = { userId: string | null; email: string | null };

/** Builds the row of a new one-time link; it is stored in the transaction that queues its mail. */
export function newLink(purpose: LinkPurpose, { userId, email }: Owner) {
  const id = randomBytes(16).toString("base64url");
  const tokenHash = hashSecret(secretOf(purpose, id));
  return { id, purpose, userId, email, tokenHash, expiresAt: new Date(Date.now() + lifetime) };
}

/** The address a mail carries. The secret is in the fragment, which browsers send to no server. */
export function linkUrl(purpose: LinkPurpose, id: string) {
  return `${siteOrigin()}${pages[purpose]}#${secretOf(purpose, id)}`;
}

/** Looks a link up by its secret, whether it still counts or not; null when there never was one. */
export function findLink(db: Database, purpose: LinkPurpose, secret: string) {
  return db.token.findFirst({
    where: { tokenHash: hashSecret(secret), purpose },
    select: {
      id: true,
      email: true,
      usedAt: true,
      expiresAt: true,
      user: {
        select: { id: true, email: true, emailVerified: true, displayName: true, sessionVersion: true },
      },
    },
  });
}

/** Whether a link that was found can still be spent. */
export function isOpen(link: { usedAt: Date | null; expiresAt: Date }) {
  return !link.usedAt && link.expiresAt > new Date();
}

/** Spends a link, as the first step of a transaction: it fails with P2025 if the link no longer counts. */
export function spendLink(db: Database, id: string) {
  const now = new Date();
  return db.token.update({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { id: true },
  });
}

/** Voids every link of a member that was not spent, as after a change of password or address. */
export function voidLinks(db: Database, userId: string) {
  return db.token.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}

/** Lets a link run from now, when its mail leaves; false when it was spent or voided in the meantime. */
export async function startLink(db: Database, id: string) {
  const { count } = await db.token.updateMany({
    where: { id, usedAt: null },
    data: { expiresAt: new Date(Date.now() + lifetime) },
  });
  return count === 1;
}

/** Deletes links that ended a week ago; until then their pages can say that they are over. */
export async function pruneLinks(db: Database) {
  await db.token.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - keptFor) } } });
}
