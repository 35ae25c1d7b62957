import { goodPassword, makeMember } from "@tests/support/factories";
import { figure, isFull } from "@tests/support/figure";
import { createBrowser } from "@tests/support/http";
import { instanceOfFile } from "@tests/support/instances";
import { mailboxOfEachTest } from "@tests/support/mailbox";
import { makePicture } from "@tests/support/pictures";
import { expect, test } from "vitest";
import { database } from "@/server/db/client";

const db = database();
const newPassword = "a-reed-in-the-evening-wind";
const picture = await makePicture();

const other = await instanceOfFile();
const mailbox = mailboxOfEachTest();

type Browser = ReturnType<typeof createBrowser>;

async function call(browser: Browser, procedure: string, input: unknown) {
  const response = await browser.mutate(procedure, input);
  expect({ procedure, status: response.status }).toEqual({ procedure, status: 200 });
  return response;
}

/** Each function returns whether the session cookie worked. `path` is the signed address of a registered upload. */
const surfaces: Record<string, (browser: Browser, path: string) => Promise<boolean>> = {
  "the session": async (browser) => "user" in (await browser.session()),
  tRPC: async (browser) => (await browser.trpc("profile.get")).ok,
  "a write": async (browser) =>
    (await browser.mutate("profile.updateNickname", { displayName: "Replay" })).ok,
  "a streamed batch": async (browser) => {
    const headers = { "trpc-accept": "application/jsonl" };
    const text = await (await browser.trpc("profile.get,profile.listSessions?batch=1", { headers })).text();
    return /emailVerified|isCurrent/.test(text);
  },
  "announcing a picture": async (browser) => (await browser.announcePicture(picture.length)).ok,
  "sending a picture": async (browser, path) => (await browser.sendPicture(path, picture)).ok,
};

type Device = { browser: Browser; uploads: string[] };
type Ending = (current: Device, old: Device, email: string) => Promise<unknown>;

/** `old` is the device whose session is ended; `current`, the other device, ends it except in a sign-out. */
const endings: Record<string, { isCurrentOver: boolean; end: Ending }> = {
  "a change of password": {
    isCurrentOver: false,
    end: ({ browser }) =>
      call(browser, "profile.changePassword", {
        currentPassword: goodPassword,
        newPassword,
        confirmPassword: newPassword,
      }),
  },
  "a reset": {
    isCurrentOver: true,
    end: async ({ browser }, _old, email) => {
      await call(browser, "account.requestPasswordReset", { email });
      const token = await mailbox.newestSecret(email);
      await call(browser, "account.resetPassword", { token, password: newPassword });
    },
  },
  "a sign-out": { isCurrentOver: false, end: (_current, { browser }) => browser.signOut() },
  "a sign-out everywhere else": {
    isCurrentOver: false,
    end: ({ browser }) => call(browser, "profile.endOtherSessions", undefined),
  },
  "the end of one device": {
    isCurrentOver: false,
    end: async ({ browser }) => {
      const { result } = await (await browser.trpc("profile.listSessions")).json();
      const old = result.data.json.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      await call(browser, "profile.endSession", { id: old.id });
    },
  },
  "a change of address": {
    isCurrentOver: false,
    end: async ({ browser }, _old, email) => {
      const change = { email: `moved-${email}`, password: goodPassword };
      await call(browser, "account.requestEmailChange", change);
      const token = await mailbox.newestSecret(change.email);
      await call(browser, "account.confirmEmailChange", { token });
    },
  },
  "the deletion of the account": {
    isCurrentOver: true,
    end: ({ browser }) => call(browser, "profile.deleteAccount", { password: goodPassword }),
  },
};

type Replay = { what: string; cookie: string; uploads: string[] };

async function tryAll(replays: Replay[]) {
  const opened: string[] = [];
  let count = 0;
  for (const { what, cookie, uploads } of replays) {
    for (const place of ["here", "there"]) {
      const browser = createBrowser(undefined, place === "there" ? other.at : undefined);
      for (const [surface, opens] of Object.entries(surfaces)) {
        browser.jar.clear();
        browser.jar.set("aurea.session", cookie);
        count += 1;
        if (await opens(browser, uploads[place === "here" ? 0 : 1]!))
          opened.push(`${what}: ${surface}, ${place}`);
      }
    }
  }
  return { opened, count };
}

async function enter(email: string, at?: string): Promise<Device> {
  const browser = createBrowser(undefined, at);
  expect((await browser.signIn(email, goodPassword)).status).toBe(200);
  const uploads: string[] = [];
  for (let index = 0; index < 2; index += 1) {
    const [{ url }] = await (await browser.announcePicture(picture.length)).json();
    uploads.push(new URL(url).pathname + new URL(url).search);
  }
  return { browser, uploads };
}

test("an ended session is refused immediately on every instance", async () => {
  let opened: string[] = [];
  let count = 0;
  for (const [index, [name, { end, isCurrentOver }]] of Object.entries(endings).entries()) {
    const places = [undefined, other.at];
    // The quick run uses only one of the two instances for each ending.
    for (const at of isFull ? places : [places[index % 2]]) {
      const { email } = await makeMember();
      const [current, old] = [await enter(email, at), await enter(email, at)];
      const before = { current: current.browser.sessionValue()!, old: old.browser.sessionValue()! };
      // Both sessions are open on both instances.
      for (const cookie of Object.values(before)) {
        for (const place of [undefined, other.at]) {
          const witness = createBrowser(undefined, place);
          witness.jar.set("aurea.session", cookie);
          expect((await witness.session()).user?.email).toBe(email);
        }
      }
      await end(current, old, email);
      const now = current.browser.sessionValue();
      const what = `${name} ${at ? "there" : "here"}`;
      const ended: Replay[] = [{ what, cookie: before.old, uploads: old.uploads }];
      if (isCurrentOver || now !== before.current) {
        ended.push({ what: `${what}, its own cookie`, cookie: before.current, uploads: current.uploads });
      }
      if (isCurrentOver) expect(now && (await current.browser.session()).user).toBeFalsy();
      else expect((await current.browser.session()).user).toBeDefined();
      if (["a change of password", "a change of address"].includes(name))
        expect(now).not.toBe(before.current);
      const tried = await tryAll(ended);
      opened = [...opened, ...tried.opened];
      count += tried.count;
    }
  }
  figure("ended-sessions-accepted", opened.length, `of ${count}`);
  expect(opened).toEqual([]);
  expect(await db.user.count({ where: { displayName: "Replay" } })).toBe(0);
}, 240_000);

test("a session that was not ended is accepted by every tested interface that requires a session", async () => {
  const { email } = await makeMember();
  const { browser, uploads } = await enter(email);
  const shut: string[] = [];
  for (const [surface, opens] of Object.entries(surfaces)) {
    if (!(await opens(browser, uploads[0]!))) shut.push(surface);
  }
  expect(shut).toEqual([]);
});
