import type { Locator, Page } from "@playwright/test";
import { anyEmail } from "../support/application";
import { expect } from "./fixtures";

export const waitlistCall = /coaching\.joinWaitlist/;
export const applicationCall = /coaching\.submitApplication/;

const openers = { collective: "Join the waiting list", partnership: "Apply for the Partnership" } as const;

export const dialogs = {
  collective: "Join The Collective",
  partnership: "Apply for 1:1 Coaching Partnership",
} as const;

type Program = keyof typeof dialogs;

export function opener(page: Page, program: Program) {
  return page.locator("#program-options").getByRole("button", { name: openers[program] });
}

export async function openModal(page: Page, program: Program) {
  await opener(page, program).click();
  const modal = page.getByRole("dialog", { name: dialogs[program], exact: true });
  await expect(modal).toBeVisible();
  return modal;
}

export async function fillWaitlist(modal: Locator) {
  await modal.getByLabel("Full Name*").fill("Noor de Vries");
  await modal.getByLabel("Email Address*").fill(anyEmail());
}

export async function fillApplication(modal: Locator) {
  await modal.getByLabel("Full Name*").fill("Noor de Vries");
  await modal.getByLabel("Email Address*").fill("noor@example.org");
  await modal.getByLabel("Current Role*").fill("Product lead");
  await modal.getByLabel("Primary Goals*").fill("To be home when I am at home.");
  await modal.getByLabel("Current Challenges*").fill("I answer everyone but myself.");
  await modal.getByLabel("Commitment Level*").selectOption("Absolute - This is my top priority");
  await modal.getByLabel("Investment Readiness*").selectOption("Planning to invest within 30 days");
  await modal.getByLabel("Timeline*").selectOption("within-2-weeks");
}

export const submitOf = (modal: Locator) => modal.locator('button[type="submit"]');
