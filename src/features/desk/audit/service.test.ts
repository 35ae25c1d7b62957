import { expect, test } from "vitest";
import { listChanges } from "./service";

test("a name that looks like a date is shown unchanged in the audit log", () => {
  const name = "2026-02-30T25:61:61Z";
  expect(listChanges({ displayName: "Noor" }, { displayName: name })).toEqual([
    { field: "displayName", before: "Noor", after: name },
  ]);
});

test("a long text in the audit log is not cut inside an emoji", () => {
  const [change] = listChanges({ note: "" }, { note: `a${"🌅".repeat(200)}` });
  expect(change?.after).toBe(`a${"🌅".repeat(159)}…`);
});

test("a long text in the audit log ends with an ellipsis, without the full stop before it", () => {
  const sentence = `${"x".repeat(159)}.`;
  const [change] = listChanges({ note: "" }, { note: `${sentence} More.` });
  expect(change?.after).toBe(`${"x".repeat(159)}…`);
});
