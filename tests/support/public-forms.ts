import { anyEmail, application } from "@tests/support/application";
import { newClientAddress } from "@tests/support/client-address";
import { goodPassword } from "@tests/support/factories";
import { createBrowser } from "@tests/support/http";
import { database } from "@/server/db/client";
import { budgets } from "@/server/spam";

const db = database();

/** Uses up a budget, except for `left` further forms. */
export async function useUp(budget: keyof typeof budgets, left = 0) {
  const { name, points } = budgets[budget];
  const expire = new Date(Date.now() + 60_000);
  await db.rateLimit.create({ data: { key: `${name}:everybody`, points: points - left, expire } });
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Sends a form and returns the answer, with random ids replaced. */
export async function answer(path: string, input: object, { address = newClientAddress(), proof = "" } = {}) {
  const browser = createBrowser(address);
  const response = await browser.mutate(path, input, proof ? { "x-aurea-proof": proof } : {});
  const raw = await response.text();
  const body = raw.replace(uuid, "ID").replace(/"requestId":"[^"]*"/, "");
  const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
  return { status: response.status, headers, body, raw, browser };
}

export const member = (changes = {}) => ({
  displayName: "Noor",
  email: anyEmail(),
  password: goodPassword,
  ...changes,
});

export const forms = {
  waitlist: ["coaching.joinWaitlist", (changes: object) => ({ name: "Noor", email: anyEmail(), ...changes })],
  application: ["coaching.submitApplication", (changes: object) => application(changes)],
  "sign-up": ["account.signUp", member],
} as const;
