import type { Page } from "@playwright/test";
import { coach, nextRecoveryCode } from "../support/desk-people";
import { expect } from "./fixtures";

/** Returns details that no other test uses. */
export function newMember() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { name: "Noor de Vries", email: `noor-${id}@example.org`, password: "quiet-water-at-dawn" };
}

export type Member = ReturnType<typeof newMember>;

export async function post(page: Page, procedure: string, json: object = {}) {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(`/api/trpc/${procedure}`, { headers, data: { json } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function createMember(page: Page, member = newMember()) {
  const { name: displayName, email, password } = member;
  await post(page, "account.signUp", { displayName, email, password });
  return member;
}

export async function createSignedOutMember(page: Page) {
  const member = await createMember(page);
  await page.context().clearCookies();
  return member;
}

export async function trySignIn(page: Page, { email, password }: Pick<Member, "email" | "password">) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const response = await page.request.post("/api/auth/callback/credentials", {
    headers: { "sec-fetch-site": "same-origin" },
    form: { csrfToken, email, password, json: "true" },
  });
  return response.status();
}

export async function signInWithoutForm(page: Page, member: Pick<Member, "email" | "password">) {
  expect(await trySignIn(page, member)).toBe(200);
}

export async function signInAsCoach(page: Page) {
  await signInWithoutForm(page, coach);
  await verifySecondFactor(page);
}

export async function verifySecondFactor(page: Page) {
  await post(page, "secondFactor.verifyRecovery", { code: nextRecoveryCode() });
}

export async function endSession(page: Page) {
  const headers = { "sec-fetch-site": "same-origin" };
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const answer = await page.request.post("/api/auth/signout", { headers, form: { csrfToken, json: "true" } });
  expect(answer.status()).toBe(200);
}

export async function signUp(page: Page, member: Member) {
  await page.getByLabel("Full Name").fill(member.name);
  await page.getByLabel("Email Address").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByLabel("Confirm Password").fill(member.password);
  await page.getByRole("button", { name: "Create Account" }).click();
}

export async function signIn(page: Page, { email, password }: Pick<Member, "email" | "password">) {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
