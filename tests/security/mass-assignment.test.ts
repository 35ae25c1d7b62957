import { randomUUID } from "node:crypto";
import { callAs } from "@tests/support/call-outcome";
import { columnsChanged, dumpDatabase } from "@tests/support/database-dump";
import { goodPassword, makeMember, signInNewMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { procedures } from "@tests/support/procedures";
import { afterAll, beforeEach, expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
beforeEach(() => db.rateLimit.deleteMany());

const text = "planted-by-an-attacker";
const number = 424_242;
const date = "2001-02-03T04:05:06.000Z";

/** No form may set these columns; each value is unique. */
const columns: [value: unknown, names: string][] = [
  [text, "id userId role membershipStatus status priority program passwordHash photoURL emailCanonical"],
  [text, "voterKey appId archetype kind purpose tokenHash purchasedProducts"],
  [number, "voteCount sessionVersion points attempts"],
  [date, "emailVerified createdAt updatedAt submittedAt confirmedAt expiresAt authTime"],
  [true, "notified reviewed"],
];
const planted: Record<string, unknown> = Object.fromEntries(
  columns.flatMap(([value, names]) => names.split(" ").map((name) => [name, value])),
);

async function enter() {
  const { user, claims, cookie } = await signInNewMember({ role: "coach" });
  const browser = createBrowser();
  browser.keep(cookie);
  return { user, browser, subject: { sessionId: claims.sid } };
}

async function columnsPlanted() {
  const rows = await dumpDatabase({ without: ["RateLimit"] });
  return [...rows].flatMap(([name, row]) =>
    Object.entries(row)
      .filter(([column, value]) =>
        value === true
          ? column in planted
          : [text, number, date].some((mark) => JSON.stringify(value)?.includes(`${mark}`)),
      )
      .map(([column]) => `${name}.${column}`),
  );
}

let tries = 0;
afterAll(async () =>
  figure("columns-set-by-extra-fields", (await columnsPlanted()).length, `of ${tries} tries`),
);
const writes = procedures.filter(({ type }) => type === "mutation");

test.each(writes)("the procedure $name accepts the fields of its input", async (procedure) => {
  const { browser, subject } = await enter();
  const { status, reason } = await callAs(browser, procedure, procedure.sample(subject));
  // A refusal with a reason comes from the service, so the schema has accepted the input. If this test fails, add a
  // sample to tests/support/procedures.ts.
  expect({ status, reason }).toSatisfy(() => status === 200 || reason !== null);
});

test.each(writes)(
  "the procedure $name refuses fields outside its input and changes nothing, or ignores them if it has no input",
  async (procedure) => {
    const { browser, subject } = await enter();
    const extra = Object.entries(planted).filter(([name]) => !procedure.fields.includes(name));
    // Sends all fields together and each field alone; the quick run sends only two alone.
    const alone = isFull ? extra : extra.slice(0, 2);
    const inputs = [Object.fromEntries(extra), ...alone.map(([name, value]) => ({ [name]: value }))];
    const before = await dumpDatabase({ without: ["RateLimit"] });
    for (const fields of inputs) {
      tries += 1;
      await db.rateLimit.deleteMany();
      const sample = procedure.sample(subject);
      const input = { ...(typeof sample === "object" ? sample : {}), ...fields };
      const { status } = await callAs(browser, procedure, input);
      if (procedure.hasInput) expect({ status, fields }).toEqual({ status: 400, fields });
      if (!procedure.hasInput) break;
    }
    const after = await dumpDatabase({ without: ["RateLimit"] });
    if (procedure.hasInput) expect(columnsChanged(before, after)).toEqual([]);
    expect(await columnsPlanted()).toEqual([]);
  },
);

test("signing in reads only address and password and ignores other fields", async () => {
  const { email, id } = await makeMember();
  const browser = createBrowser();
  const { csrfToken } = await (await browser.auth("csrf")).json();
  const before = await db.user.findUnique({ where: { id } });
  const fields = Object.fromEntries(Object.entries(planted).map(([name, value]) => [name, String(value)]));
  const response = await browser.auth("callback/credentials", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...fields, email, password: goodPassword, csrfToken, json: "true" }),
  });
  expect(response.status).toBe(200);
  expect(await db.user.findUnique({ where: { id } })).toEqual(before);
  expect(await columnsPlanted()).toEqual([]);
  expect(await browser.session()).toMatchObject({ user: { id, email } });
});

test("columnsPlanted reports a column that contains a sent value", async () => {
  const { id } = await makeMember({ membershipStatus: text, email: `${randomUUID()}@example.org` });
  expect(await columnsPlanted()).toEqual([`User/${id}.membershipStatus`]);
  await db.user.delete({ where: { id } });
});
