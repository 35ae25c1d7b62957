import "./scripts/support/require-node.mjs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testDistDir, testOrigin, testSecret, testTimeZone } from "./scripts/support/test-site.mjs";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: /^@\//, replacement: at("./src/") },
  { find: /^@tests\//, replacement: at("./tests/") },
  // Next replaces this package with an empty module on the server; all tests run as on the server.
  { find: /^server-only$/, replacement: at("./tests/support/server-only.ts") },
];

const env = {
  TZ: testTimeZone,
  NODE_ENV: "test" as const,
  LOG_LEVEL: "silent",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: testSecret,
};

// Vitest's default of one second is too short on a slow machine.
const expectOptions = { poll: { timeout: 10_000 } };

// Some tests start a site or copy a database.
const timeLimits = { testTimeout: 120_000, hookTimeout: 120_000 };

const integrationTests = ["tests/integration/**/*.test.ts", "tests/security/**/*.test.ts"];

// The quick run repeats these files on PostgreSQL: one or two tests for each feature that depends on the SQL dialect
// (docs/testing.md).
const dialectTests = [
  // Migrations, moves, a backup and a restore.
  "tests/integration/{migrations,migrated-data,move,postgres-schema}.test.ts",
  // Raw SQL and the search.
  "tests/integration/{account-deletion,account-export,desk-search,desk-votes,former-addresses,mailbox-limit}.test.ts",
  // Locks, leases, retries and notifications between processes.
  "tests/integration/{announcements,content,content-version,database-outage,retention}.test.ts",
  "tests/security/second-factor-races.test.ts",
];

// Files that mock or reload modules of the site run in separate processes; all others share loaded modules.
const isolatedIntegrationTests = [
  "tests/integration/{desk-overview,google*,mail-files,profile-password,spam}.test.ts",
  "tests/security/{same-answer,upload-cloud}.test.ts",
];

// Unit tests that mock or reload modules of the site or use browser storage run isolated, because files in one process
// share modules and storage.
const isolatedUnitTests = [
  "src/components/sections/{sections,podcast/podcast-player}.test.tsx",
  "src/equal-items.test.tsx",
  "src/features/account/components/{require-member,session-notice}.test.tsx",
  "src/features/account/session/*.test.ts",
  "src/features/coaching/components/form-modal.test.tsx",
  "src/features/desk/components/use-change.test.tsx",
  "src/features/profile/components/membership.test.tsx",
  "src/features/profile/picture-draft.test.tsx",
  "src/features/future-apps/vote-store.test.ts",
  "src/features/quiz/{save-result.test.ts,stored-result.test.ts,components/show-result.test.tsx}",
  "src/features/second-factor/use-factor-refresh.test.tsx",
  "src/lib/{calendar,form-draft,session-events,storage,tab-storage}.test.ts",
];

const unit = ({ isolate }: { isolate: boolean }) => ({
  resolve: { alias },
  test: {
    name: isolate ? "unit, alone" : "unit",
    include: isolate ? isolatedUnitTests : ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    exclude: isolate ? [] : isolatedUnitTests,
    isolate,
    // Uses processes, because threads of one process would receive each other's BroadcastChannel messages.
    pool: "forks" as const,
    // Names a file that does not exist, so that the tests ignore texts changed at the Desk of this checkout.
    env: { ...env, DATABASE_URL: "file:.data/no-database/aurea.db" },
    testTimeout: 30_000,
    expect: expectOptions,
  },
});

function integration(database: "sqlite" | "postgresql", { isolate }: { isolate: boolean }) {
  const isQuick = database === "postgresql" && process.env.TEST_FULL !== "1";
  const shared = isQuick ? dialectTests : integrationTests;
  return {
    resolve: { alias },
    test: {
      name: isolate ? `${database}, alone` : database,
      include: isolate ? isolatedIntegrationTests : shared,
      // The quick run skips the isolated files.
      exclude: isolate && !isQuick ? [] : isolatedIntegrationTests,
      isolate,
      restoreMocks: true,
      env: { ...env, TEST_DATABASE: database },
      globalSetup: ["tests/support/database-template.ts"],
      setupFiles: ["tests/support/outside-next.mjs", "tests/support/own-database.ts"],
      ...timeLimits,
      expect: expectOptions,
    },
  };
}

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
      // Tests of the built site, run after the build by `npm run test:built`.
      {
        resolve: { alias },
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          // Runs without isolation, so that the files of a worker share the pages that the worker has loaded.
          isolate: false,
          globalSetup: ["tests/support/built-site.ts"],
          ...timeLimits,
          expect: expectOptions,
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
