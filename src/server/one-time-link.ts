import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { messages } from "@/content/messages";
import type { Database } from "./db/client";
import { siteOrigin } from "./http/origin";
import { refuse } from "./refusal";
import { sign } from "./secret";

const pages = {
  reset: "/auth/reset",
  enter: "/auth/enter",
  verify: "/auth/verify",
  email: "/auth/email",
  leave: "/waiting-list/leave",
} as const;

/** What a one-time link is for; it opens nothing else. */
export type LinkPurpose = keyof typeof pages;

const minuteMs = 60_000;
const ttlMs: Record<LinkPurpose, number> = {
  reset: 30 * minuteMs,
  enter: 30 * minuteMs,
  verify: 30 * minuteMs,
  email: 30 * minuteMs,
  // People open old mails: the link to leave the list must keep working.
  leave: 400 * 24 * 60 * minuteMs,
};

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
  return { id, purpose, userId, email, tokenHash, expiresAt: new Date(Date.now() + ttlMs[purpose]) };
}

/** The address a mail carries. The secret is in the fragment, which browsers send to no server. */
export function linkUrl(purpose: LinkPurpose, id: string) {
  return `${linkPage(purpose)}#${secretOf(purpose, id)}`;
}

/** The page a link of this purpose leads to, without any secret. */
export function linkPage(purpose: LinkPurpose) {
  return `${siteOrigin()}${pages[purpose]}`;
}

/** Looks a link up by its secret, whether it still counts or not; null when there never was one. */
export function findLink(db: Database, purpose: LinkPurpose, secret: string) {
  return db.token.findFirst({
    where: { tokenHash: hashSecret(secret), purpose },
    select: {
      id: true,
      purpose: true,
      email: true,
      usedAt: true,
      expiresAt: true,
      user: {
        select: { id: true, email: true, emailVerified: true, displayName: true, sessionVersion: true },
      },
    },
  });
}

/** The refusal with 400 (spent-link) of a link that opens nothing, or nothing any more. */
export function spentLink() {
  return refuse("BAD_REQUEST", "spent-link", messages.auth.spentLink);
}

/** Whether a link that was found can still be used. */
export function isOpen(link: { usedAt: Date | null; expiresAt: Date }) {
  return !link.usedAt && link.expiresAt > new Date();
}

/** Uses a link up. The first write of a transaction: it fails with P2025 if the link is no longer valid. */
export function consumeLink(db: Database, id: string) {
  const now = new Date();
  return db.token.update({
    where: { id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { id: true },
  });
}

/** Voids every link of a member that was not used, as after a change of password or address. */
export function voidLinks(db: Database, userId: string) {
  return db.token.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}

/** Lets a link run from now, when its mail leaves; false when it was used or voided in the meantime. */
export async function startLink(db: Database, id: string) {
  const link = await db.token.findUnique({ where: { id }, select: { purpose: true } });
  if (!link) return false;
  const ttl = ttlMs[link.purpose as LinkPurpose] ?? 0;
  const { count } = await db.token.updateMany({
    where: { id, usedAt: null },
    data: { expiresAt: new Date(Date.now() + ttl) },
  });
  return count === 1;
}
