// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source
import { alone, integration, type Mutant, security, unitAlone } from "./mutant";

/** Faults of what holds under attack. */
export const underAttack: Mutant[] = [
  {
    promise: "a session that was ended opens nothing",
    file: "src/server/auth/session-lookup.ts",
    from: "|| row.revokedAt) return",
    to: ") return",
    test: security("ended-sessions"),
  },
  {
    promise: "a cookie that was not sealed here is nobody's",
    file: "src/server/secret.ts",
    from: "return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;",
    to: "return given.length === wanted.length || timingSafeEqual(wanted, wanted) ? value : null;",
    test: integration("future-apps"),
  },
  {
    promise: "nobody leaves the announcements for somebody else",
    file: "src/server/announcements/unsubscribe-link.ts",
    from: 'return unseal(purpose, new URL(url).searchParams.get("of"));',
    to: 'return new URL(url).searchParams.get("of")?.split(".")[0] ?? unseal(purpose, null);',
    test: integration("announcements"),
  },
  {
    promise: "a sign-in does not tell whether an account exists",
    file: "src/server/auth/password.ts",
    from: "  const fitsComposed = await verify(",
    to: "  if (!passwordHash) return null;\n  const fitsComposed = await verify(",
    test: security("same-answer"),
    project: alone,
  },
  {
    promise: "a link works once",
    file: "src/server/one-time-link.ts",
    from: "where: { id, usedAt: null, expiresAt: { gt: now } },",
    to: "where: { id },",
    test: security("one-time-links"),
  },
  {
    promise: "a link is over after its time",
    file: "src/server/one-time-link.ts",
    // Who asks before and who asks in the transaction: either alone still refuses it.
    from: `  return !link.usedAt && link.expiresAt > new Date();
}

/** Uses a link up. The first write of a transaction: it fails with P2025 if the link is no longer valid. */
export function consumeLink(db: Database, id: string) {
  const now = new Date();
  return db.token.update({
    where: { id, usedAt: null, expiresAt: { gt: now } },`,
    to: `  return !link.usedAt && Boolean(link.expiresAt);
}

export function consumeLink(db: Database, id: string) {
  const now = new Date();
  return db.token.update({
    where: { id, usedAt: null },`,
    test: integration("reset"),
  },
  {
    promise: "a link is hashed at rest",
    file: "src/server/one-time-link.ts",
    from: "where: { tokenHash: hashSecret(secret), purpose },",
    to: "where: { tokenHash: secret, purpose },",
    test: integration("verify"),
  },
  {
    promise: "no open redirect",
    file: "src/lib/return-target.ts",
    from: 'if (url.origin !== "http://site.invalid" || url.pathname.startsWith("//")) return fallback;',
    to: "",
    test: security("redirects"),
  },
  {
    promise: "another site cannot act in your name",
    file: "src/server/http/origin.ts",
    from: 'if (site && site !== "same-origin") return false;',
    to: "return true;",
    test: security("cross-site"),
  },
  {
    promise: "the Desk opens with a second factor only",
    file: "src/server/trpc.ts",
    from: "if (!hasFactor(ctx) && !hasFactor(await requireMember(ctx, true))) throw factorNeeded();",
    to: "",
    test: security("second-factor"),
  },
  {
    promise: "a one-time code is taken once",
    file: "src/features/second-factor/code-service.ts",
    from: "where: { userId, lastStep: { lt: step } },",
    to: "where: { userId },",
    test: security("second-factor"),
  },
  {
    promise: "a passkey answers a challenge once",
    file: "src/features/second-factor/passkey-service.ts",
    from: "data: { challenge: null },",
    to: "data: { challenge: kept },",
    test: security("second-factor"),
  },
  {
    promise: "strangers cannot use up the owner's way in",
    file: "src/server/mail/kinds/account.ts",
    from: 'label: "Fresh link",',
    to: 'label: "Fresh link",\n  publicTrigger: "account-access",',
    test: security("owner-gets-in"),
  },
  {
    promise: "a part of a mailbox is kept for ways in",
    file: "src/server/mail/mailbox-limit.ts",
    from: 'return late.length >= most || (sort === "form" && fromForms >= ofForms);',
    to: "return late.length >= most || fromForms > ofForms + most;",
    test: security("owner-gets-in"),
  },
  {
    promise: "the Desk is the coach's alone",
    file: "src/server/trpc.ts",
    from: 'if (ctx.user.role !== "coach") throw new TRPCError({ code: "NOT_FOUND" });',
    to: "",
    test: security("matrix"),
  },
  {
    promise: "members' procedures ask who calls",
    file: "src/server/trpc.ts",
    from: 'if (session.state === "none") throw signedOut();',
    to: 'if (session.state === "none") return { state: "live", user: { id: "x" }, claims: {} } as never;',
    test: security("matrix"),
  },
  {
    promise: "an error tells no internals",
    file: "src/server/trpc.ts",
    from: "return `${messages.general.unexpected} (${requestId})`",
    to: "return `${error.message} (${requestId})`",
    test: integration("http"),
  },
  {
    promise: "a limit is kept over all instances",
    file: "src/server/rate-limit.ts",
    from: "points = excluded.points + CASE",
    to: "points = excluded.points + 0 * CASE",
    test: security("guessing"),
  },
  {
    promise: "a limit is kept in what all instances share",
    file: "src/server/rate-limit.ts",
    from: "string) => `${name}:${key}`;",
    to: "string) => `${process.pid}:${name}:${key}`;",
    test: security("guessing"),
  },
  {
    promise: "no shared cache holds anything personal",
    file: "src/server/trpc-handler.ts",
    from: '"cache-control": "private, no-store"',
    to: '"cache-control": "public, max-age=60"',
    test: security("private-replies"),
  },
  {
    promise: "past its limit an address is stopped",
    file: "src/server/limit-middleware.ts",
    from: "if (seconds > 0) await beyond(ctx, seconds);",
    to: "",
    test: security("same-answer"),
    project: alone,
  },
  {
    promise: "what a tab keeps of a member is forgotten when another signs in",
    file: "src/lib/tab-storage.ts",
    from: "if (ownerId !== null && ownerId !== id) storage.clear();",
    to: "",
    test: "src/lib/tab-storage.test.ts",
    project: unitAlone,
  },
  {
    promise: "a kept page holds no member",
    file: "src/features/account/session/session.ts",
    from: '  if (!persisted || store.get().status !== "signed-in") return;\n',
    to: "  if (persisted || !persisted) return;\n",
    test: "src/features/account/session/session.test.ts",
    project: unitAlone,
  },
  {
    promise: "a quiz result is stored for its owner only",
    file: "src/features/quiz/router.ts",
    from: "(input.owner ?? session.user.id) === session.user.id",
    to: "session.user.id !== null",
    test: integration("quiz-and-profile"),
  },
];
