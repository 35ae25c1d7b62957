import { application } from "@tests/support/application";
import { createTestCaller } from "@tests/support/caller";
import { newClientAddress } from "@tests/support/client-address";
import { goodPassword, makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { mailboxOfEachTest, secretIn } from "@tests/support/mailbox";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const mailbox = mailboxOfEachTest();
beforeEach(() => db.rateLimit.deleteMany());

const hourMs = 60 * 60_000;
type Browser = ReturnType<typeof createBrowser>;

const ask = (browser: Browser, procedure: string, input: object) =>
  browser.mutate(`account.${procedure}`, input);

const makeOwner = () => makeMember({ emailVerified: new Date() });

/** Guesses passwords, requests links and joins the waiting list for an address, from many client addresses. */
async function attackAddress(email: string) {
  for (let round = 0; round < 12; round += 1) {
    const attacker = createBrowser(newClientAddress());
    await attacker.signIn(email, `guess-${round}`);
    await ask(attacker, round % 2 ? "requestPasswordReset" : "requestSignInLink", { email });
    const { caller } = await createTestCaller();
    await caller.coaching.joinWaitlist({ name: "Noor", email });
    await mailbox.deliver();
  }
}

async function passAnHour() {
  await db.$executeRaw`UPDATE "outbox" SET "sentAt" = ${new Date(Date.now() - 2 * hourMs)} WHERE "state" = 'sent'`;
  await db.token.updateMany({ data: { expiresAt: new Date(Date.now() - hourMs) } });
  await db.rateLimit.deleteMany();
}

const isIn = async (browser: Browser) => Boolean((await (await browser.auth("session")).json()).user);

test.runIf(isFull)(
  "during an attack an account's owner signs in within two minutes by a renewed link, then with the password",
  async () => {
    const { email } = await makeOwner();
    for (let hour = 0; hour < 4; hour += 1) {
      if (hour > 0) await passAnHour();
      await attackAddress(email);
    }
    expect(mailbox.to(email).length).toBeLessThanOrEqual(6);
    await passAnHour();
    await attackAddress(email);

    const begun = performance.now();
    const browser = createBrowser(newClientAddress());
    expect((await browser.signIn(email, goodPassword)).status).toBe(429);
    expect((await ask(browser, "requestSignInLink", { email })).status).toBe(200);
    await mailbox.deliver();
    const old = secretIn(mailbox.to(email).findLast(({ raw }) => raw.includes("/auth/")));
    expect((await ask(browser, "enterByLink", { token: old })).status).toBe(400);
    expect((await ask(browser, "renewLink", { token: old })).status).toBe(200);
    await mailbox.deliver();
    const fresh = mailbox.to(email).at(-1);
    expect(fresh?.mail.subject).toMatch(/^A new link/);
    const procedure = fresh?.mail.text?.includes("/auth/enter#") ? "enterByLink" : "resetPassword";
    const password = procedure === "enterByLink" ? goodPassword : "a-reed-in-the-evening-wind";
    const input = { token: secretIn(fresh), ...(procedure === "resetPassword" && { password }) };
    expect((await ask(browser, procedure, input)).status).toBe(200);
    if (procedure === "enterByLink") expect(await isIn(browser)).toBe(true);
    await browser.signOut();
    // The browser is now known and has a separate budget.
    expect((await browser.signIn(email, password)).status).toBe(200);
    figure("owner-signed-in-after", (performance.now() - begun) / 1_000, "s");
    expect(performance.now() - begun).toBeLessThan(120_000);
  },
);

test("an account's owner can renew a sign-in link five times an hour, and attempts with wrong links do not count", async () => {
  const { id, email } = await makeOwner();
  const token = await linkFor(email);
  const attempts = Array.from({ length: 20 }, (_, index) =>
    ask(createBrowser(), "renewLink", { token: `${index}${token}`.slice(0, 43) }),
  );
  expect(new Set((await Promise.all(attempts)).map(({ status }) => status))).toEqual(new Set([400]));
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1)
    statuses.push((await ask(createBrowser(), "renewLink", { token })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await mailbox.deliver();
  expect(mailbox.to(email)).toHaveLength(6);
  // The first request has no actor, because any visitor can enter the address; the others needed the emailed link.
  const where = { action: "account.link-requested", subject: `user:${id}` };
  const audits = await db.auditEntry.findMany({ where, orderBy: { createdAt: "asc" } });
  expect(audits.map(({ actorId }) => actorId)).toEqual([null, id, id, id, id, id]);
});

test("an account's owner gets a sign-in link even if other people have used up the mailbox's email limit", async () => {
  const { email } = await makeOwner();
  for (let round = 0; round < 8; round += 1) {
    const { caller } = await createTestCaller();
    await caller.coaching.submitApplication(application({ email }));
    await mailbox.deliver();
  }
  await ask(createBrowser(), "requestSignInLink", { email });
  await mailbox.deliver();
  expect(mailbox.to(email).map(({ mail }) => mail.subject)).toContain("Your sign-in link");
  expect(mailbox.to(email)).toHaveLength(3);
});

async function linkFor(email: string) {
  await ask(createBrowser(), "requestSignInLink", { email });
  return mailbox.newestSecret(email);
}

test("a sign-in by link is recorded in the audit log and does not change the password", async () => {
  const { id, email } = await makeOwner();
  const token = await linkFor(email);
  const browser = createBrowser();
  await ask(browser, "enterByLink", { token });
  expect(await isIn(browser)).toBe(true);
  const note = await db.auditEntry.findFirstOrThrow({ where: { actorId: id, action: "account.signed-in" } });
  expect(note.after).toEqual({ by: "link" });
  expect((await createBrowser().signIn(email, goodPassword)).status).toBe(200);
});

test("a sign-in link cannot be renewed after a change of address", async () => {
  const owner = await makeOwner();
  const token = await linkFor(owner.email);
  const email = `moved-${owner.email}`;
  await db.user.update({ where: { id: owner.id }, data: { email, emailCanonical: email } });
  expect((await ask(createBrowser(), "renewLink", { token })).status).toBe(400);
});
