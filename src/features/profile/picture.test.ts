import { expect, test } from "vitest";
import { pictureProblem, uploadErrorText } from "./picture";

const limit = 5 * 1024 * 1024;
const invalid = "Please select a valid image file.";
const tooLarge = "Image size must be less than 5MB.";

test.each([
  ["image/png", 1, null],
  ["image/jpeg", limit, null],
  ["image/gif", limit + 1, tooLarge],
  ["image/svg+xml", 10, invalid],
  ["text/html", 10, invalid],
  ["", 10, invalid],
  ["application/pdf", limit + 1, invalid],
])("checking a picture file of type %j with %i bytes returns %j", (type, size, expected) => {
  expect(pictureProblem({ type, size })).toBe(expected);
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
])("an upload that failed with %j shows the message %j", (error, expected) => {
  expect(uploadErrorText(error)).toBe(expected);
});
