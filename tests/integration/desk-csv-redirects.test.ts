import { makeMember, signInAs } from "@tests/support/factories";
import { withoutTables } from "@tests/support/without-tables";
import { expect, test } from "vitest";
import { messages } from "@/content/messages";
import { env } from "@/env.mjs";
import { handleWaitlistCsv } from "@/features/desk/waitlist/csv-service";
import { database } from "@/server/db/client";

const db = database();
const coach = await makeMember({ role: "coach", password: null });

function ask(query: string, headers: Record<string, string>) {
  return handleWaitlistCsv(
    new Request(`http://localhost:3000/api/desk/waiting-list.csv${query}`, { headers }),
  );
}

const exports = () => db.auditEntry.count({ where: { action: "waitlist.exported" } });

test("a CSV download without a second factor from the last five minutes redirects a browser and answers 403 to a script", async () => {
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
  const told = await ask("", { cookie });
  expect(told.status).toBe(403);
  expect(await told.text()).toContain(messages.factor.needed);
  expect(await exports()).toBe(0);
});

test("a CSV download redirects a signed-out browser to the sign-in and back to the list, and answers 404 to a member", async () => {
  const opened = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };
  const led = await ask("?status=left&q=noor", opened);
  expect(led.status).toBe(303);
  expect(led.headers.get("cache-control")).toBe("no-store");
  const list = encodeURIComponent("/desk/waiting-list?status=left&q=noor");
  expect(led.headers.get("location")).toBe(`/auth?returnTo=${list}`);
  const member = await signInAs(await makeMember({ password: null }));
  expect((await ask("", { ...opened, cookie: member.cookie })).status).toBe(404);
  expect(await exports()).toBe(0);
});

test("while the database is unavailable a CSV download redirects a browser to the list and answers a script with 503", async () => {
  const { cookie } = await signInAs(coach);
  const opened = { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin", cookie };
  const { led, told } = await withoutTables(env.DATABASE_URL, ["audit"], async () => ({
    led: await ask("?status=left&q=noor", opened),
    told: await ask("?status=left&q=noor", { cookie }),
  }));
  expect(led.status).toBe(303);
  expect(led.headers.get("location")).toBe("/desk/waiting-list?status=left&q=noor&file=failed");
  expect(told.status).toBe(503);
  expect(await told.text()).toContain(messages.general.databaseUnavailable);
  expect(await exports()).toBe(0);
});
