import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { samplesIn, sampleWarning } from "../scripts/support/start-checks.mjs";

describe("samples of the site's texts", () => {
  const folder = mkdtempSync(join(tmpdir(), "aurea-samples-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("samples are counted in each content file", () => {
    expect(samplesIn("src/content").map(({ name }) => name)).toContain("site.ts");
    expect(samplesIn(join(folder, "nowhere"))).toEqual([]);
  });

  test("a start warns of samples where others can read them, until none is left", () => {
    writeFileSync(join(folder, "about.ts"), "// sample: a name\n// sample\n");
    writeFileSync(join(folder, "real.ts"), "export const real = true;\n");
    expect(sampleWarning("http://localhost:3000", folder)).toBeNull();
    expect(sampleWarning("https://coach.example", folder)).toMatch(/^2 samples .* \(about\.ts\)$/);
    rmSync(join(folder, "about.ts"));
    expect(sampleWarning("https://coach.example", folder)).toBeNull();
  });
});
