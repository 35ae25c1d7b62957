import "./scripts/support/require-node.mjs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testDistDir, testOrigin, testSecret, testTimeZone } from "./scripts/support/test-site.mjs";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: /^@\//, replacement: at("./src/") },
  { find: /^@tests\//, replacement: at("./tests/") },
  // Next resolves it to nothing on the server; here everything is the server.
  { find: /^server-only$/, replacement: at("./tests/support/server-only.ts") },
];

const env = {
  TZ: testTimeZone,
  NODE_ENV: "test" as const,
  LOG_LEVEL: "silent",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: testSecret,
};

const integrationTests = ["tests/integration/**/*.test.ts", "tests/security/**/*.test.ts"];

// What does not touch a dialect of SQL runs on SQLite alone, unless the promises are shown in full (docs/testing.md).
const anyDatabase = [
  "tests/integration/{announcement-archive,desk-csv-redirects,desk-mail-renewed,google*,http,mail-kinds,mailbox-flood,password-forms}.test.ts",
  "tests/integration/{profile,profile-password,proof-of-work,reset,seed-demo,session-outage,spam,uploads*,verify,vote-streams}.test.ts",
  "tests/integration/examples/*.test.ts",
  "tests/security/{cross-site,ended-sessions,envelope,guessing,limits,logs,mass-assignment,matrix,owner-gets-in,private-replies}.test.ts",
  "tests/security/{redirects,routes,same-answer,second-factor,typed-inputs}.test.ts",
  "tests/security/{picture,upload}*.test.ts",
];

// What replaces a module or loads it anew has a process to itself; all others share what they have loaded.
const loadingAnew = [
  "tests/integration/{google*,profile-password,spam}.test.ts",
  "tests/security/same-answer.test.ts",
];

// The same among the unit tests, and what the browser keeps: a page's memory of it is one for all who share a process.
const replacing = [
  "src/components/sections/podcast/podcast-player.test.tsx",
  "src/features/account/session/*.test.ts",
  "src/features/desk/components/use-change.test.tsx",
  "src/features/profile/components/membership.test.tsx",
  "src/features/future-apps/voted-apps.test.ts",
  "src/features/quiz/{save-result,stored-result}.test.ts",
  "src/lib/{browser-news,form-draft,storage,tab-storage}.test.ts",
];

const unit = ({ isolate }: { isolate: boolean }) => ({
  resolve: { alias },
  test: {
    name: isolate ? "unit, alone" : "unit",
    include: isolate ? replacing : ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    exclude: isolate ? [] : replacing,
    isolate,
    env,
    testTimeout: 30_000,
  },
});

const integration = (database: "sqlite" | "postgresql", { isolate }: { isolate: boolean }) => ({
  resolve: { alias },
  test: {
    name: isolate ? `${database}, alone` : database,
    include: isolate ? loadingAnew : integrationTests,
    exclude: [
      ...(isolate ? [] : loadingAnew),
      ...(database === "postgresql" && !process.env.TEST_FULL ? anyDatabase : []),
    ],
    isolate,
    restoreMocks: true,
    env: { ...env, TEST_DATABASE: database },
    globalSetup: ["tests/support/database-template.ts"],
    setupFiles: ["tests/support/outside-next.mjs", "tests/support/own-database.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      unit({ isolate: false }),
      unit({ isolate: true }),
      integration("sqlite", { isolate: false }),
      integration("sqlite", { isolate: true }),
      integration("postgresql", { isolate: false }),
      integration("postgresql", { isolate: true }),
      // What was built: run after the build, by `npm run test:built`.
      {
        resolve: { alias },
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          globalSetup: ["tests/support/built-site.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: {
            ...env,
            NEXTAUTH_URL: testOrigin,
            NEXT_DIST_DIR: testDistDir,
          },
        },
      },
    ],
  },
});
