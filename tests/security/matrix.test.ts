import { callAs, callers, createCallerBrowser, type Outcome } from "@tests/support/call-outcome";
import { columnsChanged, dumpDatabase } from "@tests/support/database-dump";
import { deleteAfterSessionCheck } from "@tests/support/deleted-after-check";
import { makeMember, signInAs, signInNewMember } from "@tests/support/factories";
import { figure } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { callOf, procedures } from "@tests/support/procedures";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { procedures as declared } from "../../scripts/support/procedures";

// The outcomes of each kind of access, in the order of `callers`.
const outcomesFor = {
  public: "allowed allowed allowed allowed allowed allowed allowed",
  member: "unauthorized allowed allowed allowed allowed unauthorized unauthorized",
  "recently-authenticated": "unauthorized allowed allowed allowed allowed unauthorized unauthorized",
  team: "unauthorized not-found not-found allowed allowed unauthorized unauthorized",
  coach: "unauthorized not-found not-found allowed factor-needed unauthorized unauthorized",
};
const wanted = Object.fromEntries(declared.map(({ name, access }) => [name, outcomesFor[access]]));
const db = database();
beforeEach(() => db.rateLimit.deleteMany());

async function makeA() {
  const { user, claims, cookie } = await signInNewMember({ password: null });
  return { user, cookie, subject: { sessionId: claims.sid } };
}

type Dump = Awaited<ReturnType<typeof dumpDatabase>>;

const belongsTo = (id: string) => (change: string, rows: Dump) => {
  const row = rows.get(change.split(".")[0] ?? "") ?? rows.get(change);
  return row?.id === id || row?.userId === id;
};

/** Refused callers must not change the database, and only member A and coaches may change A's data. */
async function outcomesOf(procedure: (typeof procedures)[number]) {
  const trespasses: string[] = [];
  const outcomesOfCallers = wanted[procedure.name]?.split(" ") ?? [];
  const memberA = await makeA();
  const calls = await Promise.all(
    callers.map(async (caller, at) => {
      const isRefused = outcomesOfCallers[at] !== "allowed";
      const mayChangeA = caller === "member A" || caller.startsWith("coach");
      return { caller, isRefused, mayChangeA, browser: await createCallerBrowser(caller, memberA) };
    }),
  );
  const outcomes = new Map<string, Outcome>();

  async function callAll(some: typeof calls) {
    for (const { caller, browser } of some) {
      const { outcome, status } = await callAs(browser, procedure, procedure.sample(memberA.subject));
      if (status >= 500) trespasses.push(`${caller}: answered ${status}`);
      outcomes.set(caller, outcome);
    }
  }

  async function dumpAfter(some: typeof calls) {
    await callAll(some);
    return dumpDatabase({ without: ["RateLimit"] });
  }

  const refused = calls.filter(({ isRefused }) => isRefused);
  const others = calls.filter(({ isRefused, mayChangeA }) => !isRefused && !mayChangeA);
  const start = await dumpAfter([]);
  const middle = refused.length ? await dumpAfter(refused) : start;
  const changed = columnsChanged(start, middle);
  if (changed.length) trespasses.push(`${refused.map(({ caller }) => caller)}, refused: ${changed}`);
  const end = others.length ? await dumpAfter(others) : middle;
  const isOfA = belongsTo(memberA.user.id);
  const touched = columnsChanged(middle, end).filter((change) => isOfA(change, middle) || isOfA(change, end));
  if (touched.length) trespasses.push(`${others.map(({ caller }) => caller)}, at member A's: ${touched}`);
  await callAll(calls.filter(({ isRefused, mayChangeA }) => !isRefused && mayChangeA));
  return { outcomes: callers.map((caller) => outcomes.get(caller)), trespasses };
}

test("each procedure accepts exactly its declared callers, and only coaches change another member's data", async () => {
  const found: Record<string, string> = {};
  const trespasses: Record<string, string[]> = {};
  for (const procedure of procedures) {
    await Promise.all([db.user.deleteMany(), db.auditEntry.deleteMany(), db.outboxMail.deleteMany()]);
    const { outcomes, trespasses: theirs } = await outcomesOf(procedure);
    found[procedure.name] = outcomes.join(" ");
    if (theirs.length) trespasses[procedure.name] = theirs;
  }
  const cells = Object.entries(found).flatMap(([name, row]) => {
    const right = wanted[name]?.split(" ");
    return row.split(" ").map((outcome, at) => outcome === right?.[at]);
  });
  figure("matrix-cells-right", cells.filter(Boolean).length, `of ${cells.length}`);
  expect(trespasses).toEqual({});
  expect(found).toEqual(wanted);
}, 240_000);

const forEveryone = `account.confirmEmailChange account.enterByLink account.findLinkAccount account.findResetAccount
  account.linkGoogle account.renewLink account.requestPasswordReset account.requestSignInLink account.resetPassword
  account.signUp account.verifyEmail coaching.joinWaitlist coaching.leaveWaitlist coaching.submitApplication
  futureApps.list futureApps.onVote futureApps.vote quiz.submit`;

test("every procedure has the access that its router or the list of public procedures prescribes", () => {
  const routers: Record<string, string> = { desk: "coach", secondFactor: "team" };
  for (const { name, access } of declared) {
    const others = forEveryone.split(/\s+/).includes(name) ? "public" : "member";
    const wanted = routers[name.split(".")[0] ?? ""] ?? others;
    expect(access.replace("recently-authenticated", "member"), name).toBe(wanted);
  }
});

test("every procedure outside of the Desk that writes or takes an input has a rate limit", () => {
  const others = declared.filter(({ name }) => !name.startsWith("desk."));
  const unlimited = others.filter(({ limits }) => limits.length === 0);
  expect(
    unlimited.filter(({ type, schema }) => type === "mutation" || schema).map(({ name }) => name),
  ).toEqual([]);
});

test("no procedure answers with a 5xx to a coach who is deleted right after the session was checked", async () => {
  const answers: string[] = [];
  for (const procedure of procedures) {
    const { user, claims, cookie } = await signInNewMember({ role: "coach", password: null });
    const browser = createBrowser();
    browser.keep(cookie);
    const check = deleteAfterSessionCheck(user.id);
    const { status, reason } = await callAs(browser, procedure, procedure.sample({ sessionId: claims.sid }));
    check.mockRestore();
    if (status >= 500) answers.push(`${procedure.name}: ${status} ${reason}`);
  }
  figure("answers-of-500-after-a-deletion-elsewhere", answers.length, `of ${procedures.length}`);
  expect(answers).toEqual([]);
});

async function limitsUsedBy(procedure: (typeof procedures)[number]) {
  await db.rateLimit.deleteMany();
  const { claims, cookie } = await signInAs(await makeMember({ role: "coach" }));
  const browser = createBrowser();
  browser.keep(cookie);
  const [path, call] = callOf(procedure, procedure.sample({ sessionId: claims.sid }));
  const response = await browser.trpc(path, call);
  await response.body?.cancel();
  const rows = await db.rateLimit.findMany({ select: { key: true } });
  return rows.map(({ key }) => key.slice(0, key.indexOf(":")));
}

test("a call counts against the limits that its procedure declares and against no other limits", async () => {
  let counted = 0;
  for (const procedure of procedures) {
    const { limits } = declared.find(({ name }) => name === procedure.name)!;
    const always = limits.filter(({ when }) => !when).map(({ name }) => name);
    const names = await limitsUsedBy(procedure);
    counted += names.length;
    expect([procedure.name, ...names]).toEqual(expect.arrayContaining([procedure.name, ...always]));
    expect(limits.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  }
  expect(counted).toBeGreaterThan(20);
});
