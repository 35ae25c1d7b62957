import { expect, test, vi } from "vitest";
import { explainUploadError, findPictureProblem, removeTrailer, uploadPicture } from "./picture";

vi.mock("uploadthing/client", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

const limit = 5 * 1024 * 1024;
const invalid = "Please select a valid image file.";
const tooLarge = "Image size must be less than 5MB.";

test.each([
  ["image/png", 1, null],
  ["image/jpeg", limit, null],
  ["image/gif", limit + 1, tooLarge],
  ["image/svg+xml", 10, invalid],
  ["text/html", 10, invalid],
  ["", 10, null],
  ["application/octet-stream", 10, null],
  ["", limit + 1, tooLarge],
  ["application/pdf", limit + 1, invalid],
])("checking a picture file of type %j with %i bytes returns %j", (type, size, expected) => {
  expect(findPictureProblem({ type, size })).toBe(expected);
});

test.each([
  [{ code: "UPLOAD_FAILED", data: { message: invalid } }, invalid],
  [{ code: "TOO_LARGE", message: tooLarge, cause: { message: tooLarge } }, tooLarge],
  [{ code: "UPLOAD_FAILED" }, "We could not reach the site. Check your connection and try again."],
  [
    { code: "INTERNAL_CLIENT_ERROR", cause: new TypeError("Failed to fetch") },
    "We could not reach the site. Check your connection and try again.",
  ],
  [new Error("boom"), "Something went wrong on our side. Please try again."],
  [undefined, "Something went wrong on our side. Please try again."],
])("an upload that failed with %s shows the message %j", (error, expected) => {
  expect(explainUploadError(error)).toBe(expected);
});

test("an upload whose script cannot be loaded shows that the site was not reached", async () => {
  const uploading = uploadPicture({ file: new File([], "picture"), crop: null }, () => {});
  const error = await uploading.catch((caught: unknown) => caught);
  expect(explainUploadError(error)).toMatch("We could not reach the site.");
});

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll(" ", ""), "hex");
const jpeg = "ffd8 ffe00004ffd9 ffda0002 12ff00 ffd9";
const png = "89504e470d0a1a0a 00000002 49444154 0102 00000000 00000000 49454e44 ae426082";
const gif = "474946383961 003b";

test.each([
  ["a JPEG", "image/jpeg", "image/jpeg", jpeg, ""],
  ["a JPEG with a film at its end", "image/jpeg", "image/jpeg", jpeg, "00 ffd9 ff"],
  ["a JPEG named as a PNG", "image/png", "image/jpeg", jpeg, ""],
  ["a PNG named as a JPEG", "image/jpeg", "image/png", png, ""],
  ["a PNG with the rest of an earlier version at its end", "image/png", "image/png", png, "00 49454e44"],
  ["a GIF named as a JPEG", "image/jpeg", "image/gif", gif, ""],
  ["a GIF with spaces at its end", "image/gif", "image/gif", gif, "00 2020"],
  ["a WebP", "image/webp", "", "52494646", ""],
  ["a WebP named as a JPEG", "image/jpeg", "", "52494646", ""],
])(
  "%s, declared as %j, gets the type %j and keeps only the bytes of the picture",
  async (_what, declared, type, content, trailer) => {
    const sent = await removeTrailer(new File([bytesOf(content + trailer)], "name", { type: declared }));
    expect([sent.type, Buffer.from(await sent.arrayBuffer())]).toEqual([type, bytesOf(content)]);
  },
);
