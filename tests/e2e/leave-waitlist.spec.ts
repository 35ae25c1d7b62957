import { leaveWaitlist } from "../../src/content/leave-waitlist";
import { expect, expectAccessible, test } from "./fixtures";

const leaveCall = /coaching\.leaveWaitlist/;
const address = "/waiting-list/leave#a-secret-that-nobody-has";

test.describe("leaving the waiting list", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("opening a leave link does nothing, and its button reports an unknown token", async ({ page }) => {
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

  test("leaving the waiting list shows an error while unreachable and works on the next attempt", async ({
    page,
  }) => {
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
