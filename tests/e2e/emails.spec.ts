import { findMail } from "../support/sent-mails";
import { expect, test } from "./fixtures";
import { createMember, newMember } from "./members";

test("an email fits on a narrow phone, also with a long name", async ({ page, openBrowser }) => {
  await page.goto("/terms");
  const member = { ...newMember(), name: "Wolfeschlegelsteinhausenbergerdorff-Rhababerstraus" };
  await createMember(page, member);
  const mail = await findMail(
    page,
    member.email,
    "Welcome to Aurea: please confirm your address",
    member.name,
  );
  const reader = await openBrowser();
  await reader.setViewportSize({ width: 320, height: 640 });
  await reader.setContent(mail.html ?? "");
  await expect(reader.getByText(`Dear ${member.name},`)).toBeVisible();
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
