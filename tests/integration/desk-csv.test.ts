import { formulas, harmless, parseCsv, parseLooseCsv } from "@tests/support/csv";
import { makeEntry } from "@tests/support/desk-records";
import { makeMember, signInAs } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { withoutTables } from "@tests/support/without-tables";
import { beforeEach, expect, test } from "vitest";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";
import { handleWaitlistCsv } from "@/features/desk/waitlist/csv-service";
import { database } from "@/server/db/client";

const db = database();
const coach = await makeMember({ role: "coach", password: null });
const { cookie } = await signInAs(coach);

beforeEach(async () => {
  await db.groupCoachingEntry.deleteMany();
  await db.auditEntry.deleteMany();
});

function ask(query = "", headers: Record<string, string> = { cookie, "sec-fetch-site": "same-origin" }) {
  return handleWaitlistCsv(
    new Request(`http://localhost:3000/api/desk/waiting-list.csv${query}`, { headers }),
  );
}

const exports = () => db.auditEntry.count({ where: { action: "waitlist.exported" } });

async function rowsOf(query: string, delimiter?: string) {
  // Response.text() would remove the byte order mark.
  const bytes = Buffer.from(await (await ask(query)).arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  return parseCsv(bytes.subarray(3).toString("utf8"), delimiter);
}

const header = ["Name", "Email", "Motivation", "Status", "Joined", "Invited", "Left"];

test("the waiting list's CSV file has an entry's data, with dates in the team's time zone", async () => {
  await makeEntry({
    name: "Şule “O’Neill”",
    email: "sule@example.org",
    motivation: harmless[0],
    submittedAt: new Date("2026-07-01T22:30:00Z"),
    status: "invited",
    notified: true,
    notifiedAt: new Date("2026-11-20T23:05:00Z"),
    leftAt: new Date("2026-11-30T22:59:00Z"),
  });
  expect(await rowsOf("?status=all")).toEqual([
    header,
    [
      "Şule “O’Neill”",
      "sule@example.org",
      harmless[0],
      "Invited",
      "2026-07-02 00:30",
      "2026-11-21 00:05",
      "2026-11-30 23:59",
    ],
  ]);
});

test.each([
  ["comma", ","],
  ["semicolon", ";"],
])("a CSV file with %s as separator neutralises formulas and changes no other cell", async (name, sign) => {
  const texts = [...formulas, ...harmless];
  for (const [at, text] of texts.entries()) {
    await makeEntry({
      name: text,
      motivation: text,
      submittedAt: new Date(1_700_000_000_000 + at * 1_000),
    });
  }
  const [, ...rows] = await rowsOf(`?separator=${name}`, sign);
  expect(rows).toHaveLength(texts.length);
  const runs = rows.flat().filter((cell) => /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell));
  expect(runs).toEqual([]);
  for (const [at, text] of texts.entries()) {
    const expected = formulas.includes(text) ? `'${text.replace(/(?<=[\t\r\n])=/, "'=")}` : text;
    expect([rows[at]?.[0], rows[at]?.[2]]).toEqual([expected, expected]);
  }
  figure("csv-formula-openers-neutralised", formulas.length * 2 - runs.length, `of ${formulas.length * 2}`);
});

test("the waiting list's CSV file has no formulas in a spreadsheet that expects another separator", async () => {
  await makeEntry({ motivation: "a;=1+1; b\n-2, ＝3,\t@x\r\n\r\n  +4\n- rest\t=5|=6 | -7" });
  const quoted = ["=", "+", "-", "@", "＝", "＋", "－", "＠", " =", '"" =', "\u200b="].map(
    (sign) => `"${sign}8`,
  );
  for (const gap of [";", ",", "\t", "|", "\n", "; "])
    await makeEntry({ motivation: `b${gap}${quoted.join(gap)}` });
  for (const separator of ["comma", "semicolon"]) {
    const file = await (await ask(`?separator=${separator}`)).text();
    expect(file).toContain(`"a;'=1+1; b\n'-2, '＝3,\t'@x\r\n\r\n  '+4\n- rest\t'=5|'=6 | '-7"`);
    for (const other of [",", ";", "\t", "|"]) {
      const cells = parseLooseCsv(file, other);
      expect(cells.filter((cell) => /^[\s\p{C}]*(?:[=+@＝＋＠]|[-－]\S)/u.test(cell))).toEqual([]);
    }
  }
});

test("the waiting list's CSV file keeps the filters of the list", async () => {
  await makeEntry({ name: "Bram Jansen" });
  await makeEntry({ name: "Teun Jansen", status: "left", leftAt: new Date() });
  await makeEntry({ name: "Lena Öztürk" });
  const names = async (query: string) => (await rowsOf(query)).slice(1).map(([name]) => name);
  expect(await names("")).toEqual(["Bram Jansen", "Lena Öztürk"]);
  expect(await names("?status=left")).toEqual(["Teun Jansen"]);
  expect((await names("?status=all&q=jans")).sort()).toEqual(["Bram Jansen", "Teun Jansen"]);
  expect(await names("?status=all&q=jansen%20te")).toEqual(["Teun Jansen"]);
  expect(await names("?q=***")).toEqual([]);
});

test("a download of the waiting list's CSV file is recorded in the audit log with its filters and row count", async () => {
  for (const name of ["Bram", "Lena"]) await makeEntry({ name });
  await rowsOf("?status=all&q=bram");
  expect(await db.auditEntry.findMany({ where: { action: "waitlist.exported" } })).toMatchObject([
    {
      action: "waitlist.exported",
      actorId: coach.id,
      subject: "waiting-list",
      after: { status: "all", isFiltered: true, rows: 1 },
    },
  ]);
});

const count = isFull ? 20_000 : 4_000;

test(`the CSV file of a waiting list with ${count} entries has each entry once`, async () => {
  for (let from = 0; from < count; from += 2_000) {
    await db.groupCoachingEntry.createMany({
      data: Array.from({ length: 2_000 }, (_, at) => {
        const email = `noor-${from + at}@example.org`;
        // Forty entries share each submission time, to test the cursor.
        const submittedAt = new Date(1_700_000_000_000 + Math.floor((from + at) / 40) * 1_000);
        const motivation = `${"The same faces, ".repeat(20)}${from + at}`;
        return { name: `Noor ${from + at}`, email, emailCanonical: email, motivation, submittedAt };
      }),
    });
  }
  const emails = (await rowsOf("")).slice(1).map(([, email]) => email);
  expect(emails).toHaveLength(count);
  expect(new Set(emails).size).toBe(count);
});

test("the CSV route refuses requests from other sites and accepts a URL typed into the browser", async () => {
  for (const site of ["cross-site", "same-site"]) {
    expect((await ask("", { cookie, "sec-fetch-site": site })).status).toBe(403);
  }
  expect(await exports()).toBe(0);
  expect((await ask("", { cookie, "sec-fetch-site": "none" })).status).toBe(200);
  expect((await ask("", { cookie })).status).toBe(200);
});

test("the CSV route refuses an unknown filter or separator", async () => {
  expect((await ask("?status=gone")).status).toBe(400);
  expect((await ask("?separator=tab")).status).toBe(400);
  expect((await ask(`?q=${"x".repeat(255)}`)).status).toBe(400);
});

test("a CSV download with a second factor over five minutes old redirects a browser and answers 403 to a script", async () => {
  const { cookie, claims } = await signInAs(coach);
  const late = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", cookie };
  const factorAt = new Date(Date.now() - 5 * 60_000);
  await db.authSession.update({ where: { id: claims.sid }, data: { factorAt } });
  const answer = await ask("", late);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/auth/factor?again=1&returnTo=%2Fdesk%2Fwaiting-list");
  const filtered = await ask("?status=all&q=noor+x&order=oldest", late);
  const list = encodeURIComponent("/desk/waiting-list?status=all&q=noor+x&order=oldest");
  expect(filtered.headers.get("location")).toBe(`/auth/factor?again=1&returnTo=${list}`);
  const refused = await ask("", { cookie });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain(messages.factor.needed);
  expect(await exports()).toBe(0);
});

test("a CSV download redirects a signed-out browser to the sign-in page, and answers 404 to a member", async () => {
  const opened = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };
  const redirect = await ask("?status=left&q=noor", opened);
  expect(redirect.status).toBe(303);
  expect(redirect.headers.get("cache-control")).toBe("no-store");
  const list = encodeURIComponent("/desk/waiting-list?status=left&q=noor");
  expect(redirect.headers.get("location")).toBe(`/auth?returnTo=${list}`);
  const member = await signInAs(await makeMember({ password: null }));
  expect((await ask("", { ...opened, cookie: member.cookie })).status).toBe(404);
  expect(await exports()).toBe(0);
});

test("while the database is unavailable a CSV download redirects a browser to the list and answers a script with 503", async () => {
  const opened = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", cookie };
  const { redirect, refused } = await withoutTables(env.DATABASE_URL, ["audit"], async () => ({
    redirect: await ask("?status=left&q=noor", opened),
    refused: await ask("?status=left&q=noor", { cookie }),
  }));
  expect(redirect.status).toBe(303);
  expect(redirect.headers.get("location")).toBe("/desk/waiting-list?status=left&q=noor&file=failed");
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain(messages.general.databaseUnavailable);
  expect(await exports()).toBe(0);
});
