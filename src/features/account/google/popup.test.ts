import { expect, test } from "vitest";
import { readReport } from "./popup";

const attempt = "0123456789abcdef0123456789abcdef";

test.each(["ok", "link-needed", "cancelled", "failed"] as const)(
  "the Google popup's report of the result %s is accepted",
  (result) => {
    expect(readReport({ attempt, result }, attempt)).toEqual({ result, message: null });
  },
);

test("the message in a Google popup's report is truncated to 400 characters, and unknown fields are dropped", () => {
  const sent = { attempt, result: "failed", message: "x".repeat(900), token: "secret" };
  expect(readReport(sent, attempt)).toEqual({ result: "failed", message: "x".repeat(400) });
});

test.each([
  ["of another attempt", { attempt: "f".repeat(32), result: "ok" }],
  ["without an attempt", { result: "ok" }],
  ["with an unknown result", { attempt, result: "admin" }],
  ["whose attempt is not a string", { attempt: [attempt], result: "ok" }],
  ["that is a string", `{"attempt":"${attempt}","result":"ok"}`],
  ["that is null", null],
])("a Google popup report %s is ignored", (_what, sent) => {
  expect(readReport(sent, attempt)).toBeNull();
});

test("a report of the Google popup is ignored if no attempt is pending", () => {
  expect(readReport({ attempt: "", result: "ok" }, "")).toBeNull();
});
