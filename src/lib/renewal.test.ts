// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { offerRenewal, renewalOffers, watchForRenewal } from "./renewal";

test("a script file is checked only after a syntax error, which a proxy's page in its place would cause", async () => {
  const answer = new Response(null, { headers: { "content-type": "text/html" } });
  const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(answer);
  watchForRenewal();
  const filename = `${location.origin}/_next/static/chunks/vote.js`;
  const fail = (message: string) => dispatchEvent(new ErrorEvent("error", { filename, message }));
  fail("Uncaught TypeError: element is null");
  expect(fetch).toHaveBeenCalledTimes(0);
  fail("Uncaught SyntaxError: Unexpected token '<'");
  await vi.waitFor(() => expect(renewalOffers.get()).toBe(1));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a reload for a new release is offered again only while the browser is online", async () => {
  renewalOffers.set(1);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await offerRenewal()).toBe(false);
  onLine.mockReturnValue(true);
  expect(await offerRenewal()).toBe(true);
  expect(renewalOffers.get()).toBe(2);
});
