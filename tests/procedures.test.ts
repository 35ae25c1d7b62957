import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { proceduresPage } from "../scripts/support/procedures";

test("docs/procedures.md lists what the routers declare (npm run docs:procedures writes it)", () => {
  expect(readFileSync("docs/procedures.md", "utf8")).toBe(proceduresPage());
});
