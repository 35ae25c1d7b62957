import { leaveWaitlist } from "../../src/content/leave-waitlist";
import { expect, expectAccessible, test } from "./fixtures";

const leaveCall = /coaching\.leaveWaitlist/;
const address = "/waiting-list/leave#a-secret-that-nobody-has";

test.describe("the page on which one leaves the waitlist", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("without a link says where to find it", async ({ page }) => {
    await page.goto("/waiting-list/leave");
    await expect(page.getByRole("heading", { level: 1, name: leaveWaitlist.broken.heading })).toBeVisible();
    await expectAccessible(page);
  });

  test("does nothing by itself, and tells of a link that never was", async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (leaveCall.test(request.url())) calls.push(request.method());
    });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: leaveWaitlist.ready.heading })).toBeVisible();
    await expectAccessible(page);
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: leaveWaitlist.ready.action }).press("Enter");
    const heading = page.getByRole("heading", { level: 1, name: leaveWaitlist.broken.heading });
    await expect(heading).toBeFocused();
    expect(calls).toEqual(["POST"]);
  });

  test("says when it could not be done, and does it at the next try", async ({ page }) => {
    await page.goto(address);
    await page.route(leaveCall, (route) => route.abort());
    await page.getByRole("button", { name: leaveWaitlist.ready.action }).click();
    await expect(page.getByRole("alert").first()).toContainText("We could not reach the site.");
    await expectAccessible(page);
    await page.unrouteAll();
    const done = JSON.stringify([{ result: { data: { json: { ok: true } } } }]);
    await page.route(leaveCall, (route) => route.fulfill({ contentType: "application/json", body: done }));
    await page.getByRole("button", { name: leaveWaitlist.retry }).click();
    await expect(page.getByRole("heading", { level: 1, name: leaveWaitlist.left.heading })).toBeFocused();
    await expect(page).toHaveURL("/waiting-list/leave");
    await expectAccessible(page);
  });
});
