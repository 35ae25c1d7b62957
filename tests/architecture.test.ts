import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allPaths } from "./support/house-paths";
import { breaches, type SourceFile } from "./support/house-rules";

const house = allPaths
  .filter((path) => /^(src|prisma|scripts|tests)\//.test(path))
  .map((path) => ({ path, text: /\.(ts|tsx|mjs|css)$/.test(path) ? readFileSync(path, "utf8") : "" }));

describe("the house", () => {
  test("is in order", () => {
    expect(house.length).toBeGreaterThan(500);
    expect(breaches(house)).toEqual([]);
  });

  test("has a median file of at most 60 lines", () => {
    const lengths = house
      .filter(({ path }) => /^src\/.*\.(ts|tsx|mjs|css)$/.test(path))
      .map(({ text }) => text.split("\n").length - 1)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
  });
});

/** The names of components that more than one file exports. */
function sharedNames(files: SourceFile[]) {
  const homes = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (!/^src\/(components|features|app)\/.*\.tsx$/.test(path) || path.endsWith(".test.tsx")) continue;
    for (const [, name = ""] of text.matchAll(/^export function ([A-Z]\w*)/gm)) {
      homes.set(name, [...(homes.get(name) ?? []), path]);
    }
  }
  return [...homes].filter(([, paths]) => paths.length > 1);
}

test("no two components have one name", () => {
  expect(sharedNames(house)).toEqual([]);
  const twice = ["a", "b"].map((folder) =>
    at(`src/components/sections/${folder}/hero.tsx`, "export function Hero() {}"),
  );
  expect(sharedNames(twice)).toEqual([["Hero", twice.map(({ path }) => path)]]);
});

const at = (path: string, text = ""): SourceFile => ({ path, text });
const guard = 'import "server-only";\n';

describe("the rules bite", () => {
  test.each<[string, SourceFile, RegExp]>([
    ["a drawer", at("src/lib/utils.ts"), /name a file for what it holds/],
    ["a barrel", at("src/components/ui/index.ts"), /name a file for what it holds/],
    ["a name in PascalCase", at("src/components/ui/Button.tsx"), /kebab-case/],
    ["the environment read elsewhere", at("src/lib/x.ts", "const x = process.env.HOME;"), /env\.mjs reads/],
    ["zod past our own", at("src/lib/x.ts", 'import { z } from "zod";'), /lib\/zod\.ts/],
    ["a style attribute", at("src/components/ui/x.tsx", "<p style={{ color }} />"), /no style attributes/],
    [
      "a colour of its own",
      at("src/components/ui/x.module.css", ".x { color: #B9832F; }"),
      /colours are named/,
    ],
    ["a long file", at("src/lib/x.ts", "x;\n".repeat(251)), /251 lines/],
    ["a long script", at("scripts/x.ts", "x;\n".repeat(251)), /251 lines/],
    ["a long page", at("src/app/x/page.tsx", "x;\n".repeat(51)), /under 50 lines/],
    ["a server file too long", at("src/server/x.ts", guard + "x;\n".repeat(260)), /261 lines/],
  ])("on %s", (_what, planted, why) => {
    expect(breaches([planted])).toEqual([expect.stringMatching(why)]);
  });

  test.each<[string, SourceFile, RegExp]>([
    ["a room that nobody named", at("src/hooks/use-x.ts"), /no room has this folder/],
    ["a file loose in src/", at("src/x.ts"), /src\/ has no room/],
    ["a part that stands in no part of components", at("src/components/x.tsx"), /no room has this folder/],
    ["a folder inside components/ui", at("src/components/ui/x/y.tsx"), /no room for this kind/],
    ["a handler's helper in api/", at("src/app/api/x/y.ts"), /a handler made elsewhere/],
    ["a sheet in a route", at("src/app/x/x.module.css"), /no room for this kind/],
    ["a part of the server's in a route", at("src/app/x/y.tsx"), /begins with "use client"/],
    ["logic in a route", at("src/app/x/y.ts"), /no room for this kind/],
    ["JSX in content", at("src/content/x.tsx"), /without JSX/],
    ["a component beside the logic", at("src/features/quiz/card.tsx"), /components, hooks and sheets stand/],
    [
      "a sheet beside the logic",
      at("src/features/quiz/card.module.css"),
      /components, hooks and sheets stand/,
    ],
    ["a hook beside the logic", at("src/features/quiz/use-card.ts"), /components, hooks and sheets stand/],
    ["logic among components", at("src/features/quiz/components/score.ts"), /logic stands in the folder/],
    ["a part of a feature that nobody named", at("src/features/quiz/scores/x.ts"), /no room has this folder/],
    [
      "a second schema in a feature",
      at("src/features/account/google/schema.ts"),
      /schema\.ts and router\.ts/,
    ],
    ["an area inside an area", at("src/features/desk/mail/letters/x.ts"), /no room has this folder/],
    ["a schema without zod", at("src/features/quiz/schema.ts"), /is made of zod/],
    ["a router without its guard", at("src/features/quiz/router.ts"), /server-only/],
    ["a service without its guard", at("src/features/quiz/keep-service.ts"), /server-only/],
    ["a server file without its guard", at("src/server/x.ts"), /server-only/],
    ["a component in lib", at("src/lib/x.tsx"), /no room for this kind/],
    ["a test away from its subject", at("src/lib/x.test.ts", 'from "@/lib/x"'), /beside what it tests/],
    ["a migration for one more database", at("prisma/migrations/mysql/1/migration.sql"), /no room for/],
    ["a script in a folder of its own", at("scripts/tools/x.ts"), /no room for this kind/],
    ["a helper loose in tests/", at("tests/x.ts"), /no room for this kind/],
    ["a helper among the integration tests", at("tests/integration/x.ts"), /no room for this kind/],
    ["a kind of test that nobody named", at("tests/visual/x.test.ts"), /no room has this folder/],
  ])("on %s", (_what, planted, why) => {
    expect(breaches([planted])).toEqual([expect.stringMatching(why)]);
  });

  const downwards = /imports run app → features → components → lib/;
  const reached = /only files that begin with import "server-only" reach the server/;
  test.each<[string, string, string, RegExp]>([
    ["lib imports a component", "src/lib/x.ts", "@/components/ui/button", downwards],
    ["lib imports the server", "src/lib/x.ts", "@/server/http/origin", downwards],
    ["lib imports the environment", "src/lib/x.ts", "@/env.mjs", downwards],
    ["a component imports a feature", "src/components/ui/x.tsx", "@/features/quiz/score", downwards],
    ["it does so relatively", "src/components/ui/x.tsx", "../../features/quiz/score", downwards],
    ["a component imports the server", "src/components/ui/x.tsx", "@/server/db/client", downwards],
    ["a component calls the server", "src/components/ui/x.tsx", "@/trpc/client", downwards],
    ["ui imports a section", "src/components/ui/x.tsx", "../sections/home/hero", /sections → layout → forms/],
    ["a section imports another page's", "src/components/sections/a/x.tsx", "../b/y", /stand alone/],
    ["content imports a component", "src/content/x.ts", "@/components/ui/button", downwards],
    ["the client imports the server", "src/trpc/x.ts", "@/server/root", downwards],
    ["a feature imports a feature", "src/features/quiz/x.ts", "@/features/coaching/send", /compose them in/],
    ["a feature imports the app", "src/features/quiz/x.ts", "@/app/fonts", downwards],
    ["a browser's file imports the server", "src/features/quiz/x.ts", "@/server/log", reached],
    ["a browser's file reads the environment", "src/features/quiz/x.ts", "@/env.mjs", reached],
    ["src imports a script", "src/lib/x.ts", "../../scripts/support/tar", /nothing from outside of src/],
    ["src imports the tests' support", "src/lib/x.ts", "@tests/support/csv", /nothing from outside of src/],
    [
      "a script imports the tests' support",
      "scripts/x.ts",
      "../tests/support/csv",
      /only tests import tests/,
    ],
    ["the seed imports the tests' support", "prisma/seed.ts", "../tests/support/csv", /only tests import/],
  ])("when %s", (_what, path, target, why) => {
    for (const text of [`import { x } from "${target}";\n`, `const x = () => import("${target}");\n`]) {
      expect(breaches([at(path, text)])).toEqual([expect.stringMatching(why)]);
    }
    expect(breaches([at(path, `import type { X } from "${target}";\n`)])).toEqual([]);
  });

  test("when the server imports a feature, root.ts alone excepted", () => {
    const text = `${guard}import { quizRouter } from "@/features/quiz/router";\n`;
    expect(breaches([at("src/server/root.ts", text)])).toEqual([]);
    expect(breaches([at("src/server/boot.ts", text)])).toEqual([expect.stringMatching(downwards)]);
  });

  test("when a part with “use client” imports the server, or a feature's part imports its service", () => {
    const client = at("src/app/x/y.tsx", '"use client";\nimport { log } from "@/server/log";\n');
    expect(breaches([client])).toEqual([expect.stringMatching(reached)]);
    const service = at("src/features/quiz/service.ts", guard);
    const part = at("src/features/quiz/components/x.tsx", 'import { keep } from "../service";\n');
    expect(breaches([service, part])).toEqual([expect.stringMatching(reached)]);
  });

  test("when a sheet imports a sheet from above", () => {
    const sheet = at(
      "src/components/ui/x.module.css",
      '@import "../../features/quiz/components/x.module.css";\n',
    );
    expect(breaches([sheet])).toEqual([expect.stringMatching(downwards)]);
  });

  test("when files import each other in a circle", () => {
    const two = [at("src/lib/a.ts", 'import "./b";\n'), at("src/lib/b.ts", 'export { a } from "./a";\n')];
    expect(breaches(two)).toEqual([expect.stringMatching(/^src\/lib\/a\.ts → src\/lib\/b\.ts → .*circle/)]);
    const three = [
      at("src/lib/a.ts", 'import {\n  b,\n} from "@/lib/b";\n'),
      at("src/lib/b.ts", 'const c = () => import("./c");\n'),
      at("src/lib/c.ts", 'import "./a";\n'),
    ];
    expect(breaches(three)).toEqual([expect.stringMatching(/a\.ts → .*b\.ts → .*c\.ts → .*a\.ts: a circle/)]);
    const typed = [
      at("src/lib/a.ts", 'import "./b";\n'),
      at("src/lib/b.ts", 'import type { A } from "./a";\n'),
    ];
    expect(breaches(typed)).toEqual([]);
  });

  test("and leave files in order alone", () => {
    const log = 'import { log } from "@/server/log";\n';
    const good = [
      at("src/features/quiz/service.ts", `${guard}${log}import type { X } from "@/server/root";\n`),
      at("src/features/quiz/vote-hub.ts", `${guard}${log}import { env } from "@/env.mjs";\n`),
      at("src/features/quiz/schema.ts", 'import { z } from "@/lib/zod";\n'),
      at("src/features/quiz/score.ts", 'import { quiz } from "@/content/quiz";\n'),
      at("src/features/quiz/score.test.ts", 'import { score } from "./score";\n'),
      at("src/features/desk/mail/components/use-mail.ts", 'import { trpc } from "@/trpc/provider";\n'),
      at("src/app/(site)/[slug]/page.tsx", 'import { links } from "@/server/seo/links";\n'),
      at("src/app/api/[...path]/route.ts", log),
      at("src/components/sections/home/hero.tsx", 'import { Button } from "@/components/ui/button";\n'),
      at("src/lib/calendar.ts", 'import { site } from "@/content/site";\n'),
      at("src/headers.mjs", 'import { env } from "./env.mjs";\n'),
      at("prisma/migrations/sqlite/20260101000000_init/migration.sql"),
      at("prisma/seed-demo.ts", 'import { log } from "../src/server/log";\n'),
      at("scripts/x.ts", 'import { log } from "../src/server/log";\nconst home = process.env.HOME;\n'),
      at("tests/support/x.ts", 'import { hero } from "@/components/sections/home/hero";\n'),
    ];
    expect(breaches(good)).toEqual([]);
  });
});
