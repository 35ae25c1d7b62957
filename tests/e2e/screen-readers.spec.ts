import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures";

async function readFields(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const fields = nodes.filter(({ role, ignored }) => role?.value === "textbox" && !ignored);
  return fields.map(({ name, properties = [] }) => {
    const propertyOf = (property: string) => properties.find((each) => each.name === property)?.value.value;
    return { name: name?.value, isRequired: propertyOf("required"), invalid: propertyOf("invalid") };
  });
}

const fieldNames = ["Full Name", "Email Address", "Password", "Confirm Password"];
const fieldsWith = (invalid: string) => fieldNames.map((name) => ({ name, isRequired: true, invalid }));

test("screen readers announce required fields as required, and as invalid only after a failed check", async ({
  page,
}) => {
  await page.goto("/auth?mode=sign-up");
  await hydrated(page);
  expect(await readFields(page)).toEqual(fieldsWith("false"));
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  expect(await readFields(page)).toEqual(fieldsWith("true"));
});
