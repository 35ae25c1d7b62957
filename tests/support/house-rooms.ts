/** A kind of file that may stand in a room: how its path within the room looks, what it is, what must stand in it. */
type Kind = { like: RegExp; what: string; has?: RegExp; lacks?: string };

type Room = { name: string; at: RegExp; kinds: Kind[] };

export const serverOnly = /^import "server-only";/;
const browser = /^"use client";/;
const ownImport = /(from |import\()"\.\//;

const word = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** A kind by its pattern, in which * stands for one kebab-case name. */
function kind(pattern: string, what: string, needs: Pick<Kind, "has" | "lacks"> = {}): Kind {
  return {
    like: new RegExp(`^(?:${pattern.replaceAll(".", "\\.").replaceAll("*", word)})$`),
    what,
    ...needs,
  };
}

const guarded = { has: serverOnly, lacks: 'begins with import "server-only"' };
const beside = { has: ownImport, lacks: "stands beside what it tests and imports it from ./" };

const unitTest = kind("*.test.(ts|tsx)", "*.test.ts, the tests of a file beside it", beside);
const hook = kind("use-*.ts", "use-*.ts, a hook");

const pageSheet = kind("(*.)?sheet.css", "sheet.css, the utilities of the components here");

const parts = [
  unitTest,
  hook,
  kind("*.tsx", "*.tsx, a component"),
  kind("*.module.css", "*.module.css, what a component draws"),
  pageSheet,
  kind("*.ts", "*.ts, what a component computes"),
];

const rooms: Room[] = [
  {
    name: "src/",
    at: /^src\/(?=[^/]*$)/,
    kinds: [
      kind("env.mjs", "env.mjs, the only reader of the environment"),
      kind("headers.mjs", "headers.mjs, every response header"),
      kind("client-address.mjs", "client-address.mjs, where a request came from"),
      kind("instrumentation.ts", "instrumentation.ts, what runs once at the start"),
      kind("early-clicks.mjs", "early-clicks.mjs, the one inline script of our own"),
      kind("process-registry.ts", "process-registry.ts, what the whole process shares"),
      kind("page-cache-handler.mjs", "page-cache-handler.mjs, where Next keeps rendered pages"),
    ],
  },
  {
    name: "src/app/api/",
    at: /^src\/app\/api\/(?:.*\/)?/,
    kinds: [kind("route.ts", "route.ts, a handler made elsewhere and mounted here")],
  },
  {
    name: "src/app/",
    at: /^src\/app\/(?=[^/]*$)/,
    kinds: [
      kind("(layout|page|error|global-error|not-found|loading).tsx", "Next's route files"),
      kind("(robots|sitemap|manifest).ts", "robots, sitemap and manifest"),
      kind("(icon|apple-icon).(svg|png|ico)", "icons"),
      kind(
        "(tokens|base|utilities|site|desk).css",
        "the sheets of the site and of the Desk, and what both are made of",
      ),
      kind("fonts.ts", "fonts.ts, the typefaces"),
    ],
  },
  { name: "src/app/fonts/", at: /^src\/app\/fonts\//, kinds: [kind("*.woff2", "*.woff2, a typeface")] },
  {
    name: "a route of src/app/",
    at: /^src\/app\/(?:[^/]+\/)+/,
    kinds: [
      kind("(layout|page|error|not-found|loading).tsx", "Next's route files"),
      kind("*.tsx", '*.tsx with "use client", which puts features together for the page beside it', {
        has: browser,
        lacks: 'begins with "use client"; other components stand in src/components/ or a feature',
      }),
    ],
  },
  {
    name: "src/components/",
    at: new RegExp(`^src/components/(?:ui|forms|layout|art|sections/${word})/`),
    kinds: parts,
  },
  {
    name: "src/content/",
    at: /^src\/content\//,
    kinds: [kind("*.ts", "*.ts, words as typed data, without JSX"), kind("README.md", "README.md")],
  },
  {
    name: "the components/ of a feature",
    at: new RegExp(`^src/features/(?:desk/)?${word}/components/`),
    kinds: [
      unitTest,
      hook,
      kind("*.tsx", "*.tsx, a component"),
      kind("*-look.ts", "*-look.ts, the classes of a look that several components share"),
      pageSheet,
      kind("*.module.css", "*.module.css, what a component draws; logic stands in the folder above"),
    ],
  },
  {
    name: "a part of src/features/account/",
    at: /^src\/features\/account\/(?:google|recovery|session)\/(?=[^/]*$)/,
    kinds: [
      kind("*-service.ts", "*-service.ts, rules: functions of (db, input)", guarded),
      unitTest,
      kind("(?!use-|schema|router)*.ts", "<noun>.ts, what it computes; schema.ts and router.ts stand above"),
    ],
  },
  {
    name: "a feature",
    at: new RegExp(`^src/features/(?:desk/)?${word}/(?=[^/]*$)`),
    kinds: [
      kind("schema.ts", "schema.ts, zod inputs", { has: /from "@\/lib\/zod"/, lacks: "is made of zod" }),
      kind("(*-)?router.ts", "router.ts, procedures: authorise, validate, one call", guarded),
      kind("(*-)?service.ts", "*-service.ts, rules: functions of (db, input)", guarded),
      unitTest,
      kind("(?!use-)*.ts", "<noun>.ts, what it computes; components, hooks and sheets stand in components/"),
    ],
  },
  {
    name: "src/lib/",
    at: /^src\/lib\//,
    kinds: [unitTest, hook, kind("*.ts", "*.ts, one small topic for server and browser alike")],
  },
  {
    name: "src/server/",
    at: new RegExp(`^src/server/(?:${word}/)?(?=[^/]*$)`),
    kinds: [
      unitTest,
      kind("*.ts", "*.ts, plumbing", guarded),
      kind("*.json", "*.json, data that a file beside it reads"),
    ],
  },
  {
    name: "src/http-server/",
    at: /^src\/http-server\//,
    kinds: [unitTest, kind("*.ts", "*.ts, the server in front of Next")],
  },
  {
    name: "src/server/mail/kinds/",
    at: /^src\/server\/mail\/kinds\//,
    kinds: [kind("*.ts", "*.ts, one kind of mail: its words, and what they are made from", guarded)],
  },
  {
    name: "src/trpc/",
    at: /^src\/trpc\//,
    kinds: [kind("*.tsx?", "*.ts and *.tsx, how a browser calls the procedures")],
  },
  {
    name: "prisma/",
    at: /^prisma\/(?=[^/]*$)/,
    kinds: [
      kind("schema.prisma", "schema.prisma, the one schema"),
      kind("seed(-*)?.ts", "seed.ts and seed-*.ts, which can run again"),
    ],
  },
  {
    name: "prisma/rows/ and prisma/demo/",
    at: /^prisma\/(?:rows|demo)\//,
    kinds: [kind("(*/)?*.ts", "*.ts, what the seeds write")],
  },
  {
    name: "prisma/migrations/",
    at: /^prisma\/migrations\//,
    kinds: [
      kind("schema.prisma", "schema.prisma as of the newest migration"),
      kind("(sqlite|postgresql)/[0-9]{14}_*/migration.sql", "<database>/<time>_<name>/migration.sql"),
    ],
  },
  {
    name: "scripts/",
    at: /^scripts\/(?:(?:support|support\/css|media|media\/scenes)\/)?(?=[^/]*$)/,
    kinds: [kind("*.(ts|mjs)", "*.ts, or *.mjs where nothing is installed yet; one file per command")],
  },
  {
    name: "a package pinned by itself",
    at: new RegExp(`^scripts/${word}/`),
    kinds: [kind("package(-lock)?.json", "package.json and package-lock.json")],
  },
  {
    name: "tests of the unit project",
    at: /^tests\/(?=[^/]*$)/,
    kinds: [kind("*.test.ts", "*.test.ts, rules that hold for all files")],
  },
  {
    name: "tests/integration/examples/",
    at: /^tests\/integration\/examples\//,
    kinds: [kind("*(.test)?.ts", "*.ts, an example for other programs, and *.test.ts, which runs it")],
  },
  {
    name: "tests/integration/ and tests/security/",
    at: /^tests\/(?:integration|security)\//,
    kinds: [
      kind("*.test.ts", "*.test.ts, with the real router and a real database"),
      kind("*.json", "*.json, a table that a test reads"),
    ],
  },
  {
    name: "tests/e2e/ and tests/built/",
    at: /^tests\/(?:e2e|built)\//,
    kinds: [
      kind("*.(spec|test).ts", "*.spec.ts in a browser, *.test.ts on the built pages"),
      kind("*.ts", "*.ts, what several of them share"),
    ],
  },
  {
    name: "tests/pictures/",
    at: /^tests\/pictures\//,
    kinds: [
      kind("shots/*.ts", "shots/*.ts, the states of some pages that have a picture"),
      kind("*.(ts|mjs)", "*.ts and *.mjs, how the pictures are taken and compared"),
    ],
  },
  {
    name: "tests/mutants/",
    at: /^tests\/mutants\//,
    kinds: [kind("*.ts", "*.ts, planted faults and what plants them")],
  },
  { name: "tests/soak/", at: /^tests\/soak\//, kinds: [kind("*.ts", "*.ts")] },
  { name: "tests/peers/", at: /^tests\/peers\//, kinds: [kind("*.ts", "*.ts")] },
  { name: "tests/bench/", at: /^tests\/bench\//, kinds: [kind("*.(ts|mjs)", "*.ts and *.mjs")] },
  {
    name: "tests/support/",
    at: /^tests\/support\//,
    kinds: [kind("*(.d)?.ts", "*.ts, what tests share"), kind("*.mjs", "*.mjs")],
  },
];

/** Why this file may not stand where it stands; nothing when its room has a kind for it. */
export function checkRoom({ path, text }: { path: string; text: string }) {
  const room = rooms.find(({ at }) => at.test(path));
  if (!room) {
    return [`${path}: no room has this folder; the rooms are named in docs/architecture.md`];
  }
  const rest = path.replace(room.at, "");
  const found = room.kinds.find(({ like }) => like.test(rest));
  if (!found) {
    const list = room.kinds.map(({ what }) => what).join(" · ");
    return [`${path}: ${room.name} has no room for this kind of file. Here stand: ${list}`];
  }
  if (found.has && !found.has.test(text)) return [`${path}: ${found.what}: ${found.lacks}`];
  return [];
}
