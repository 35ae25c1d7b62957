import { createTestCaller } from "@tests/support/caller";
import { goodPassword, makeMember } from "@tests/support/factories";
import { createBrowser, createMemberBrowser } from "@tests/support/http";
import { expect, test, vi } from "vitest";
import { messages } from "@/content/messages";
import { database } from "@/server/db/client";

const db = database();

test("calls during a database outage answer 503 and keep the session cookie", async () => {
  const { user, browser } = await createMemberBrowser();
  const before = browser.sessionValue();
  const failing = vi.spyOn(db.authSession, "findUnique").mockRejectedValue(new Error("unavailable"));
  const session = await browser.auth("session");
  expect(session.status).toBe(503);
  expect(session.headers.getSetCookie()).toEqual([]);
  const { caller } = await createTestCaller({ cookie: `aurea.session=${before}` });
  await expect(caller.profile.get()).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect((await browser.signOut()).status).toBe(503);
  expect(browser.sessionValue()).toBe(before);
  failing.mockRestore();
  expect(await browser.session()).toMatchObject({ user: { email: user.email } });
});

test("a check of the session sets no cookie, so that it cannot replace the cookie of a newer session", async () => {
  const { browser } = await createMemberBrowser();
  expect((await browser.auth("session")).headers.getSetCookie()).toEqual([]);
  await db.authSession.updateMany({ data: { revokedAt: new Date() } });
  const ended = await browser.auth("session");
  expect(await ended.json()).toEqual({});
  expect(ended.headers.getSetCookie()).toEqual([]);
});

test("sign-out during a database outage answers 503 and keeps the session", async () => {
  const { user, browser } = await createMemberBrowser();
  const before = browser.sessionValue();
  const failing = vi.spyOn(db, "$transaction").mockRejectedValue(new Error("unavailable"));
  expect((await browser.signOut()).status).toBe(503);
  failing.mockRestore();
  expect(browser.sessionValue()).toBe(before);
  expect(await browser.session()).toMatchObject({ user: { email: user.email } });
});

test("a sign-in during a database outage answers 503 without details of the error", async () => {
  const { email } = await makeMember();
  for (const failing of [vi.spyOn(db.user, "findUnique"), vi.spyOn(db, "$transaction")]) {
    failing.mockRejectedValue(new Error("the table is unavailable"));
    const browser = createBrowser();
    const answer = await browser.signIn(email, goodPassword);
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 503,
      body: { message: messages.general.databaseUnavailable },
    });
    expect(browser.sessionValue()).toBeUndefined();
    failing.mockRestore();
  }
});
