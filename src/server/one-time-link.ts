import "server-only";
import { hash, randomBytes } from "node:crypto";
import { messages } from "@/content/messages";
import type { Database } from "./db/client";
import { getSiteOrigin } from "./http/origin";
import { refusal } from "./refusal";
import { sign } from "./secret";

const pages = {
  reset: "/auth/reset",
  enter: "/auth/enter",
  verify: "/auth/verify",
  email: "/auth/email",
  leave: "/waiting-list/leave",
} as const;

export type LinkPurpose = keyof typeof pages;

const minuteMs = 60_000;

/** Links expire after half an hour; links to leave the waiting list after 400 days, because old emails contain them. */
const getExpiry = (purpose: string) =>
  new Date(Date.now() + (purpose === "leave" ? 400 * 24 * 60 : 30) * minuteMs);

// The 256-bit secret is derived from the row's id when needed; only its hash is stored.
function deriveSecret(purpose: LinkPurpose, id: string) {
  return sign(`link:${purpose}`, id);
}

function hashSecret(secret: string) {
  return hash("sha256", secret, "base64url");
}

type Owner = { userId: string | null; email: string | null };

/** Returns the row of a new link, for the transaction that queues the link's email. */
export function createLink(purpose: LinkPurpose, { userId, email }: Owner) {
  const id = randomBytes(16).toString("base64url");
  const tokenHash = hashSecret(deriveSecret(purpose, id));
  return { id, purpose, userId, email, tokenHash, expiresAt: getExpiry(purpose) };
}

/** Returns a link with its secret in the fragment, which browsers do not send to servers. */
export function buildLinkUrl(purpose: LinkPurpose, id: string) {
  return `${buildLinkPageUrl(purpose)}#${deriveSecret(purpose, id)}`;
}

export function buildLinkPageUrl(purpose: LinkPurpose) {
  return `${getSiteOrigin()}${pages[purpose]}`;
}

/** Returns the link with this secret, even a used or expired link, or null if there is none. */
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

export function spentLink() {
  return refusal("BAD_REQUEST", "spent-link", messages.auth.spentLink);
}

export function isLinkUsable(link: { usedAt: Date | null; expiresAt: Date }) {
  return !link.usedAt && link.expiresAt > new Date();
}

/** Returns the write that uses up a link, to run first in a transaction. It throws P2025 if the link is not valid. */
export function consumeLink(db: Database, id: string) {
  const now = new Date();
  return db.token.update({ where: { id, usedAt: null, expiresAt: { gt: now } }, data: { usedAt: now } });
}

export function voidLinks(db: Database, userId: string) {
  return db.token.updateMany({ where: { userId, usedAt: null }, data: { usedAt: new Date() } });
}

/** Starts the validity period when the email is sent. Returns false if the link was used, voided or deleted. */
export async function restartExpiry(db: Database, id: string) {
  const link = await db.token.findUnique({ where: { id }, select: { purpose: true } });
  if (!link) return false;
  const { count } = await db.token.updateMany({
    where: { id, usedAt: null },
    data: { expiresAt: getExpiry(link.purpose) },
  });
  return count === 1;
}
