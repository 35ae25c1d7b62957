import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { breaches, type SourceFile } from "./support/house-rules";

function* sourcesBelow(folder: string): Generator<SourceFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "generated") yield* sourcesBelow(path);
    if (entry.isFile() && /\.(ts|tsx|mjs|css)$/.test(entry.name)) {
      yield { path, text: readFileSync(path, "utf8") };
    }
  }
}

describe("the house", () => {
  test("is in order", () => {
    const files = [...sourcesBelow("src")];
    expect(files.length).toBeGreaterThan(100);
    expect(breaches(files)).toEqual([]);
  });

  test("has a median file of at most 60 lines", () => {
    const lengths = [...sourcesBelow("src")]
      .map(({ text }) => text.split("\n").length - 1)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
  });
});

describe("the rules bite", () => {
  const serverOnly = 'import "server-only";\n';
  test.each<[string, SourceFile]>([
    ["a drawer", { path: "src/lib/utils.ts", text: "" }],
    ["a barrel", { path: "src/components/ui/index.ts", text: "" }],
    ["a name in PascalCase", { path: "src/components/ui/Button.tsx", text: "" }],
    ["the environment read elsewhere", { path: "src/lib/x.ts", text: "export const x = process.env.HOME;" }],
    [
      "lib that imports a component",
      { path: "src/lib/x.ts", text: 'import { B } from "@/components/ui/button";' },
    ],
    [
      "a component that imports a feature",
      { path: "src/components/ui/x.tsx", text: 'import { q } from "@/features/quiz/score";' },
    ],
    [
      "the same, relatively",
      { path: "src/components/ui/x.tsx", text: 'import { q } from "../../features/quiz/score";' },
    ],
    [
      "the same, on demand",
      { path: "src/components/ui/x.tsx", text: 'const q = import("@/features/quiz/score");' },
    ],
    [
      "a feature that imports a feature",
      { path: "src/features/quiz/x.ts", text: 'import { c } from "@/features/coaching/service";' },
    ],
    [
      "a component that imports the server",
      { path: "src/components/ui/x.tsx", text: 'import { d } from "@/server/db/client";' },
    ],
    [
      "content that imports a component",
      { path: "src/content/x.ts", text: 'import { B } from "@/components/ui/button";' },
    ],
    ["a server file without its guard", { path: "src/server/x.ts", text: "export const x = 1;" }],
    ["a style attribute", { path: "src/components/ui/x.tsx", text: "<p style={{ color }} />" }],
    ["a colour of its own", { path: "src/components/ui/x.css", text: ".x { color: #B9832F; }" }],
    ["a long file", { path: "src/lib/x.ts", text: "x;\n".repeat(251) }],
    ["a long page", { path: "src/app/x/page.tsx", text: "x;\n".repeat(51) }],
    ["a server file too long", { path: "src/server/x.ts", text: serverOnly + "x;\n".repeat(260) }],
  ])("on %s", (_what, planted) => {
    expect(breaches([planted])).toHaveLength(1);
  });

  test("and leave a file in order alone", () => {
    const text = `${'import "server-only";\n'}import { d } from "@/server/db/client";\nimport type { X } from "@/server/root";\n`;
    expect(breaches([{ path: "src/features/quiz/service.ts", text }])).toEqual([]);
  });
});
