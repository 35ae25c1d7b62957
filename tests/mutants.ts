// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source
/**
 * A fault that somebody could make, the promise it breaks, and the tests that have to notice. `from` stands once in the file;
 * tests run on SQLite unless another project is named.
 */
export type Mutant = {
  promise: string;
  file: string;
  from: string;
  to: string;
  test: string;
  project?: string;
};

const security = (name: string) => `tests/security/${name}.test.ts`;
const integration = (name: string) => `tests/integration/${name}.test.ts`;
const alone = "sqlite, alone";

export const mutants: Mutant[] = [
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
    promise: "a sign-in does not tell whether an account exists",
    file: "src/server/auth/password.ts",
    from: "  const matches = await verify(",
    to: "  if (!passwordHash) return false;\n  const matches = await verify(",
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
    promise: "the Desk is the coach's alone",
    file: "src/server/trpc.ts",
    from: 'if (ctx.user.role !== "coach") throw new TRPCError({ code: "NOT_FOUND" });',
    to: "",
    test: security("matrix"),
  },
  {
    promise: "members' procedures ask who calls",
    file: "src/server/trpc.ts",
    from: 'if (session.state === "none") throw refuse("UNAUTHORIZED", "signed-out", messages.general.signedOut);',
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
    promise: "past its limit an address is stopped",
    file: "src/server/limit-middleware.ts",
    from: "if (seconds > 0) await beyond(ctx, seconds);",
    to: "",
    test: security("same-answer"),
    project: alone,
  },
  {
    promise: "NUL and lone surrogates are refused",
    file: "src/lib/storable-text.ts",
    from: "return !/[\\0\\p{Surrogate}]/u.test(value);",
    to: "return value !== null;",
    test: security("text"),
  },
  {
    promise: "text is kept composed",
    file: "src/lib/text-schema.ts",
    from: 'return z.string().normalize("NFC").trim()',
    to: "return z.string().trim()",
    test: security("text"),
  },
  {
    promise: "a proof of work is checked",
    file: "src/server/proof.ts",
    from: "return verified && (await consume(once, signature)) === 0;",
    to: "return (await consume(once, signature)) === 0;",
    test: integration("spam"),
    project: alone,
  },
  {
    promise: "a proof of work is good for one form",
    file: "src/server/proof.ts",
    from: "return verified && (await consume(once, signature)) === 0;",
    to: "return verified;",
    test: integration("spam"),
    project: alone,
  },
  {
    promise: "only accepted forms spend what all share",
    file: "src/server/spam.ts",
    from: "  const result = await work();\n  await consume(budget, budgetKey);\n",
    to: "  for (let twenty = 0; twenty < 20; twenty += 1) await consume(budget, budgetKey);\n  const result = await work();\n",
    test: integration("spam"),
    project: alone,
  },
  {
    promise: "nobody's mailbox is flooded",
    file: "src/server/mail/mailbox-limit.ts",
    from: "times.filter((time) => time > now - ms).length >= most",
    to: "times.filter((time) => time > now - ms).length >= most + 1",
    test: integration("mail"),
  },
  {
    promise: "several senders at once let no more through to a mailbox",
    file: "src/server/mail/mailbox-limit.ts",
    from: "OR (\"state\" = 'queued' AND",
    to: "OR (1 = 0 AND \"state\" = 'queued' AND",
    test: integration("mail"),
  },
  {
    promise: "a mail is sent once, however many send",
    file: "src/server/mail/delivery.ts",
    from: "const { count } = await db.outboxMail.updateMany({ where: { id, ...isFree }, data: lease });",
    to: "const { count } = await db.outboxMail.updateMany({ where: { id }, data: lease });",
    test: integration("mail"),
  },
  {
    promise: "no spreadsheet takes a cell for a formula",
    file: "src/features/desk/waitlist/csv-cells.ts",
    from: "rows.map((cells) => cells.map(neutralCell)),",
    to: "rows,",
    test: integration("desk-csv"),
  },
  {
    promise: "votes are exact",
    file: "src/features/future-apps/cast-service.ts",
    from: '"voteCount" = future_apps."voteCount" + excluded."voteCount",',
    to: '"voteCount" = future_apps."voteCount" + 1,',
    test: integration("future-apps"),
  },
  {
    promise: "what was acknowledged is on the disk",
    file: "src/server/db/sqlite-adapter.ts",
    from: "PRAGMA journal_mode = WAL;",
    to: "PRAGMA journal_mode = DELETE;",
    test: integration("migrations"),
  },
  {
    promise: "a locked database holds up nothing else",
    file: "src/server/db/sqlite-adapter.ts",
    from: "new PrismaBetterSqlite3({ url, timeout: 0 })",
    to: "new PrismaBetterSqlite3({ url, timeout: 5_000 })",
    test: integration("database-trouble"),
  },
  {
    promise: "a database in trouble is told as such",
    file: "src/server/trpc.ts",
    from: "if (!result.ok && isDatabaseTrouble(result.error.cause)) {",
    to: "if (!result.ok && ctx === null) {",
    test: integration("database-trouble"),
  },
  {
    promise: "deletion leaves no page of a database",
    file: "src/features/profile/delete-service.ts",
    from: "  await scrub(db).catch(",
    to: "  await Promise.resolve().catch(",
    test: integration("account-deletion"),
  },
  {
    promise: "deletion leaves no letter",
    file: "src/server/mail/letters.ts",
    from: "const gone = before.filter((messageId) => !left.has(messageId));",
    to: "const gone = before.filter((messageId) => left.has(messageId) && !messageId);",
    test: integration("account-deletion"),
  },
  {
    promise: "a half-done migration resumes",
    file: "scripts/support/migrations.ts",
    from: "if (isHalfDone) {",
    to: "if (isHalfDone && url === provider) {",
    test: integration("migrations"),
  },
  {
    promise: "a kill leaves a migration done or not begun",
    file: "scripts/support/migrations.ts",
    from: 'if (isThere(name.replace(/^new_/, ""))) db.exec(`DROP TABLE "${name}"`);',
    to: 'if (!isThere(name)) db.exec(`DROP TABLE "${name}"`);',
    test: integration("migrations"),
  },
  {
    promise: "a picture has a bounded number of pixels",
    file: "src/server/uploads/reencode.ts",
    from: "limitInputPixels: maxPixels,",
    to: "limitInputPixels: false,",
    test: security("pictures"),
  },
  {
    promise: "a weak secret does not start a public site",
    file: "scripts/support/secret.mjs",
    from: "const isGuessable = entropyOf(secret) < leastBits || varietyOf(secret) < leastVariety;",
    to: "const isGuessable = false;",
    test: "tests/start.test.ts",
    project: "unit",
  },
  {
    promise: "payloads say how long their rows are",
    file: "src/http-server/fill-in.mjs",
    from: "${text.length.toString(16)}",
    to: "${size}",
    test: "tests/fill-in.test.ts",
    project: "unit",
  },
];
