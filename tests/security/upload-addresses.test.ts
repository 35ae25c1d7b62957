import { createHmac } from "node:crypto";
import { figure } from "@tests/support/figure";
import { createPainter, expectNothingStored, makePicture } from "@tests/support/pictures";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { handleIngest } from "@/features/profile/picture-router";
import { handleHead } from "@/server/uploads/local-ingest";

const origin = "http://localhost:3000";
const limit = 5 * 1024 * 1024;
let painter: Awaited<ReturnType<typeof createPainter>>;
beforeEach(async () => {
  painter = await createPainter();
});

const send = async (change: (url: URL) => void) => {
  const { bytes, url } = await painter.register();
  const changed = new URL(url);
  change(changed);
  return painter.put(changed.href, bytes);
};
const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value);

test.each([
  ["another size", set("x-ut-file-size", "5000000")],
  ["another type", set("x-ut-file-type", encodeURIComponent("image/gif"))],
  [
    "another file path",
    set("x-ut-custom-id", encodeURIComponent("profile_pictures/someoneelse/profile_1700000000000.webp")),
  ],
  ["a later expiry", set("expires", String(Date.now() + 9e9))],
  ["a wrong signature", set("signature", `hmac-sha256=${"0".repeat(64)}`)],
  ["no signature", (url: URL) => url.searchParams.delete("signature")],
  ["an additional parameter", set("x-ut-acl", "public-read")],
  [
    "another file key",
    (url: URL) => {
      url.pathname = `${url.pathname.slice(0, -1)}${url.pathname.endsWith("A") ? "B" : "A"}`;
    },
  ],
])("a signed upload address that was tampered with is refused: %s", async (_what, change) => {
  expect((await send(change)).status).toBe(403);
  await expectNothingStored(painter.user);
});

test("a signed upload address is valid even if a proxy passes it on with another host", async () => {
  const response = await send((url) => {
    url.host = "0.0.0.0:3000";
  });
  expect(response.status).toBe(200);
});

test("an upload address signed with another key is refused", async () => {
  const response = await send((url) => {
    url.searchParams.delete("signature");
    const signature = createHmac("sha256", "sk_live_guess").update(url.href).digest("hex");
    url.searchParams.append("signature", `hmac-sha256=${signature}`);
  });
  expect(response.status).toBe(403);
});

test("a signed upload address is accepted once, even if it is used twenty times concurrently", async () => {
  const { bytes, url } = await painter.register();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await painter.put(url, bytes)).status),
  );
  expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)]);
  expect((await painter.put(url, bytes)).status).toBe(409);
});

test("a signed upload address is refused after ten minutes", async () => {
  const { bytes, url } = await painter.register();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 + 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await painter.put(url, bytes)).status).toBe(403);
});

test("a signed upload address is refused for another member and for a visitor", async () => {
  const { bytes, url } = await painter.register();
  const thief = await createPainter();
  expect((await thief.put(url, bytes)).status).toBe(403);
  expect((await painter.put(url, bytes, { headers: { cookie: "" } })).status).toBe(401);
  await expectNothingStored(painter.user);
  await expectNothingStored(thief.user);
  expect((await painter.put(url, bytes)).status).toBe(200);
});

test("a signed upload address refuses a picture that is one byte shorter or longer than declared", async () => {
  const bytes = await makePicture();
  for (const size of [bytes.length - 1, bytes.length + 1]) {
    const url = await painter.addressFor({ size, type: "image/png" });
    expect((await painter.put(url, bytes)).status).toBe(400);
  }
  await expectNothingStored(painter.user);
});

test("a signed upload address refuses a body over the limit, whether its length is declared or not", async () => {
  const url = await painter.addressFor({ size: limit, type: "image/png" });
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const large = new Uint8Array(limit + 70_000);
  const declared = await painter.put(url, large, { headers: type, body: large });
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const headers = { origin, "sec-fetch-site": "same-origin", cookie: painter.cookie, ...type };
  const init = { method: "PUT", headers, body: endless, duplex: "half" } as RequestInit;
  const statuses = [declared.status, (await handleIngest(new Request(url, init))).status];
  const refused = statuses.filter((status) => status === 413);
  figure("bodies-past-their-bound-refused", refused.length, `of ${statuses.length}`);
  expect(statuses).toEqual([413, 413]);
  expect(sent).toBeLessThan(limit + 1024 * 1024);
});

test.each([
  ["not a form", "image/png", "raw", 415],
  ["a broken form", "multipart/form-data; boundary=x", "--y", 400],
  [
    "a form with a text in place of the file",
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nhi\r\n--x--\r\n',
    400,
  ],
])("a signed upload address refuses a body that is %s", async (_what, type, body, status) => {
  const url = await painter.addressFor({ size: 2, type: "image/png" });
  const response = await painter.put(url, Buffer.alloc(0), { headers: { "content-type": type }, body });
  expect(response.status).toBe(status);
});

test("a signed upload address reports that no bytes were uploaded yet", async () => {
  const url = await painter.addressFor({ size: 2, type: "image/png" });
  const head = await handleHead(new Request(url, { method: "HEAD" }));
  expect(head.headers.get("x-ut-range-start")).toBe("0");
  expect((await handleHead(new Request(`${origin}/api/storage/abc`, { method: "HEAD" }))).status).toBe(404);
});
