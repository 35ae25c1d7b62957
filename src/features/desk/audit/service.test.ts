import { expect, test } from "vitest";
import { listChanges } from "./service";

test("a name that looks like a date is shown unchanged in the audit log", () => {
  const name = "2026-02-30T25:61:61Z";
  expect(listChanges({ displayName: "Noor" }, { displayName: name })).toEqual([
    { field: "displayName", before: "Noor", after: name },
  ]);
});

test.each([
  ["is not cut inside an emoji", `a${"🌅".repeat(200)}`, `a${"🌅".repeat(159)}…`],
  [
    "ends with an ellipsis, without the full stop before it",
    `${"x".repeat(159)}. More.`,
    `${"x".repeat(159)}…`,
  ],
])("a long text in the audit log %s", (_how, note, shown) => {
  expect(listChanges({ note: "" }, { note })[0]?.after).toBe(shown);
});
