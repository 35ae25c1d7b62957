import { expect, test } from "vitest";
import { listChanges } from "./service";

test("a name that looks like a date is shown unchanged in the audit log", () => {
  const name = "2026-02-30T25:61:61Z";
  expect(listChanges({ displayName: "Noor" }, { displayName: name })).toEqual([
    { field: "displayName", before: "Noor", after: name },
  ]);
});
