import type { Page } from "@playwright/test";
import { application } from "../support/application";
import { coach, nextRecoveryCode } from "../support/desk-people";
import { openProfile } from "../support/profile-page";
import { expect } from "./fixtures";

/** Returns details that no other test uses. */
export function newMember() {
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { name: "Noor de Vries", email: `noor-${id}@example.org`, password: "quiet-water-at-dawn" };
}

export type Member = ReturnType<typeof newMember>;

const headers = { "sec-fetch-site": "same-origin" };

export async function post(page: Page, procedure: string, json: object = {}) {
  const answer = await page.request.post(`/api/trpc/${procedure}`, { headers, data: { json } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function createMember(page: Page, member = newMember()) {
  const { name: displayName, email, password } = member;
  await post(page, "account.signUp", { displayName, email, password });
  return member;
}

/** Creates a member, and opens the profile. */
export async function openNewProfile(page: Page) {
  const member = await createMember(page);
  await openProfile(page);
  return member;
}

export async function createSignedOutMember(page: Page) {
  const member = await createMember(page);
  await page.context().clearCookies();
  return member;
}

async function postAuth(page: Page, action: string, fields: Partial<Member> = {}) {
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { ...fields, csrfToken, json: "true" };
  return (await page.request.post(`/api/auth/${action}`, { headers, form })).status();
}

export const trySignIn = (page: Page, { email, password }: Pick<Member, "email" | "password">) =>
  postAuth(page, "callback/credentials", { email, password });

export async function signInWithoutForm(page: Page, member: Pick<Member, "email" | "password">) {
  expect(await trySignIn(page, member)).toBe(200);
}

export async function signInAsCoach(page: Page) {
  await signInWithoutForm(page, coach);
  await verifySecondFactor(page);
}

/** Returns the id of the record that the page shows. */
export const idOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1);

/** Sends an application, and opens its record at the Desk. */
export async function openNewApplication(page: Page) {
  const form = application();
  await post(page, "coaching.submitApplication", form);
  await page.goto(`/desk/applications?q=${form.email}`);
  await page.getByRole("main").getByRole("link", { name: form.name }).click();
}

/** Opens a separate browser in which the coach is signed in. */
export async function openCoachBrowser(openBrowser: () => Promise<Page>) {
  const page = await openBrowser();
  await signInAsCoach(page);
  return page;
}

export async function verifySecondFactor(page: Page) {
  await post(page, "secondFactor.verifyRecovery", { code: nextRecoveryCode() });
}

export async function endSession(page: Page) {
  expect(await postAuth(page, "signout")).toBe(200);
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
