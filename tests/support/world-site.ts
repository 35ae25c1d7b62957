import { dirname, join } from "node:path";
import type { Email } from "postal-mime";
import { expect } from "vitest";
import { canonicalEmail } from "@/lib/email-address";
import { openDatabase } from "@/server/db/client";
import { buildMemberRow } from "../../prisma/rows/member-row";
import { anyEmail, application } from "./application";
import { newClientAddress } from "./client-address";
import { goodPassword, signInAs } from "./factories";
import { createBrowser } from "./http";
import { readMails } from "./sent-mails";
import { startSite } from "./started-site";

export async function dataOf(answer: Response) {
  expect(answer.status).toBe(200);
  return (await answer.json()).result.data.json;
}

/** Starts a site that runs as if behind a proxy. */
export async function startWorldSite() {
  const site = await startSite({ TRUSTED_PROXY_HOPS: "1" });
  const db = openDatabase(`file:${site.databaseFile}`);

  const visitor = (address = newClientAddress()) => createBrowser(address, site.url);

  async function createCoachBrowser({ isFactorVerified = true } = {}) {
    const user = await db.user.create({ data: buildMemberRow({ email: anyEmail("coach"), role: "coach" }) });
    const browser = visitor();
    browser.keep((await signInAs(user, { isFactorVerified, db })).cookie);
    return browser;
  }
  const coach = await createCoachBrowser();

  return {
    site,
    db,
    coach,
    visitor,
    createCoachBrowser,
    /** `name` sets the name in every form. */
    forms: {
      "sign-up": ({ name = "Noor", ...more }: Record<string, unknown>, browser = visitor()) => {
        const member = { displayName: name, email: anyEmail(), password: goodPassword, ...more };
        return browser.mutate("account.signUp", member);
      },
      "waiting list": (changes: object) =>
        visitor().mutate("coaching.joinWaitlist", { name: "Noor", email: anyEmail(), ...changes }),
      application: (changes: object) => visitor().mutate("coaching.submitApplication", application(changes)),
    },
    async find(list: "members" | "waitlist", q: string) {
      const input = encodeURIComponent(JSON.stringify({ json: { q } }));
      const { rows } = await dataOf(await coach.trpc(`desk.${list}.list?input=${input}`));
      return rows.map(({ email }: { email: string }) => email);
    },
    async mailsTo(address: string) {
      const mails = await readMails(join(dirname(site.databaseFile), "mail"));
      const isTheirs = ({ to }: Email) => canonicalEmail(to?.[0]?.address ?? "") === canonicalEmail(address);
      return mails.filter(isTheirs);
    },
    /** Follows redirects as browsers do, which keep the link's fragment if a target has none. */
    async follow(address: string) {
      let at = new URL(address.replace(/^https?:\/\/[^/]+/, site.url));
      for (let hops = 0; hops < 5; hops += 1) {
        const { status, headers } = await fetch(at, { redirect: "manual" });
        const location = headers.get("location");
        if (!location) return { at, status };
        const next = new URL(location, at);
        at = new URL(next.pathname + next.search + (next.hash || at.hash), site.url);
      }
      throw new Error(`${address} is redirected without end`);
    },
    async stop() {
      await db.$disconnect();
      await site.stop();
    },
  };
}
