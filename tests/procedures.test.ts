import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderProcedures } from "../scripts/support/procedures";

test("docs/procedures.md lists the procedures of the routers (else run npm run docs:procedures)", () => {
  expect(readFileSync("docs/procedures.md", "utf8")).toBe(renderProcedures());
});
