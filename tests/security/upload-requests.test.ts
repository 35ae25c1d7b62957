import { createPainter, expectNothingStored, getPicture } from "@tests/support/pictures";
import { beforeEach, expect, test } from "vitest";
import { handleUploads } from "@/features/profile/picture-router";
import { signUpload } from "@/server/uploads/local-signature";

const origin = "http://localhost:3000";
let painter: Awaited<ReturnType<typeof createPainter>>;
beforeEach(async () => {
  painter = await createPainter();
});

const good = { size: 100, type: "image/png" };

function postTo(search: string, body: string) {
  const { cookie } = painter;
  const headers = { origin, "sec-fetch-site": "same-origin", cookie, "content-type": "application/json" };
  return handleUploads(new Request(`${origin}/api/uploadthing${search}`, { method: "POST", headers, body }));
}

test.each([
  ["the type WebP", { ...good, type: "image/webp" }],
  ["the type SVG", { ...good, type: "image/svg+xml" }],
  ["the type HTML", { ...good, type: "text/html" }],
  ["no type", { ...good, type: "" }],
  ["zero bytes", { ...good, size: 0 }],
  ["half a byte", { ...good, size: 1.5 }],
])("an upload request for a file of %s is refused", async (_what, file) => {
  const response = await painter.announce(file);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toBe("Please select a valid image file.");
});

test.each([
  ["that starts left of the picture", { x: -0.1, y: 0, width: 0.5, height: 0.5 }],
  ["that ends right of the picture", { x: 0.6, y: 0, width: 0.5, height: 0.5 }],
  ["that ends below the picture", { x: 0, y: 0.6, width: 0.5, height: 0.5 }],
  ["of no width", { x: 0, y: 0, width: 0, height: 0.5 }],
  ["with a string in place of a number", { x: "0", y: 0, width: 1, height: 1 }],
  ["with an additional field", { x: 0, y: 0, width: 1, height: 1, path: "../x" }],
])("an upload request with a crop %s is refused", async (_what, crop) => {
  expect((await painter.announce(good, {}, crop)).status).toBe(400);
});

test("an upload request without a crop, as an earlier release sends it, is accepted", async () => {
  expect((await painter.announceAll([good], {}, undefined)).status).toBe(200);
});

test("an upload request that declares two files or none is refused", async () => {
  expect((await painter.announceAll([good, { ...good, type: "image/gif" }])).status).toBe(400);
  expect((await painter.announceAll([])).status).toBe(400);
});

test.each([
  ["as a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["as plain text", { "content-type": "text/plain" }, 415],
  ["by a visitor", { cookie: "" }, 401],
  ["with a made-up session", { cookie: "aurea.session=abc.def.ghi" }, 401],
])("an upload request sent %s is refused", async (_who, headers, status) => {
  expect((await painter.announce(good, headers)).status).toBe(status);
});

test.each([
  ["", 404],
  ["?slug=profilePicture", 400],
  ["?slug=profilePicture&actionType=delete", 400],
  ["?slug=constructor&actionType=upload", 404],
])("an upload request with the query %j is refused", async (search, status) => {
  expect((await postTo(search, "{}")).status).toBe(status);
});

test.each([
  ["broken", "{", 400],
  ["null", "null", 400],
  ["nested deeply", "[".repeat(5_000) + "]".repeat(5_000), 400],
  ["nested deeply in the input", `{"files":[],"input":${"[".repeat(5_000)}${"]".repeat(5_000)}}`, 400],
  ["of a wrong shape", JSON.stringify({ files: "me.png" }), 400],
  ["over 16 KB", JSON.stringify({ input: "x".repeat(20_000), files: [] }), 413],
])("an upload request whose body is %s is refused", async (_what, body, status) => {
  const response = await postTo("?slug=profilePicture&actionType=upload", body);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toMatch(/effect|node_modules|\.js:\d|ParseError|stack/i);
});

test("an upload requested at 127.0.0.1 gets an upload address at 127.0.0.1", async () => {
  const response = await painter.announce(good, { origin: "http://127.0.0.1:3000" });
  expect((await response.json())[0].url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/storage\//);
});

const forged = (signature: string, hook = "callback") => {
  const path = `profile_pictures/${painter.user.id}/profile_1700000000000.webp`;
  const file = {
    name: "x",
    size: 1,
    type: "image/png",
    customId: path,
    key: "k",
    url: "u",
    appUrl: "u",
    ufsUrl: "u",
    fileHash: "h",
  };
  const body = JSON.stringify({
    status: "uploaded",
    origin,
    metadata: { userId: painter.user.id, sessionId: "x", sessionVersion: 0, path },
    file,
  });
  return handleUploads(
    new Request(`${origin}/api/uploadthing?slug=profilePicture`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "uploadthing-hook": hook,
        "x-uploadthing-signature": signature || signUpload(body),
      },
      body,
    }),
  );
};

test.each([
  ["without a signature", "hmac-sha256="],
  ["with a made-up signature", `hmac-sha256=${"a".repeat(64)}`],
  ["with the right signature but from another client", ""],
])("an upload callback %s is refused", async (_what, signature) => {
  expect((await forged(signature)).status).toBe(403);
  expect((await forged(signature, "error")).status).toBe(403);
  await expectNothingStored(painter.user);
});

test.each([
  "/api/storage/profile_pictures/../../aurea.db",
  "/api/storage/profile_pictures/%2e%2e/%2e%2e/secret",
  "/api/storage/pending/abc.json",
  "/api/storage/profile_pictures/abcdefgh/profile_1700000000000.webp/../x",
  "/api/storage/profile_pictures/abcdefgh/profile_1700000000000.webp%00.html",
  "/api/storage/profile_pictures/ABCDEFGH/profile_1700000000000.webp",
  "/api/storage/profile_pictures/abcdefgh/profile_1700000000000.webp",
  "/api/storage/",
])("a request for %s, which is not a stored picture, is answered with 404", async (path) => {
  expect((await getPicture(path)).status).toBe(404);
});
