import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const alias = [
  { find: /^@\//, replacement: at("./src/") },
  { find: /^@tests\//, replacement: at("./tests/") },
  // Next resolves it to nothing on the server; here everything is the server.
  { find: /^server-only$/, replacement: at("./tests/support/server-only.ts") },
];

const env = {
  TZ: "Asia/Kathmandu",
  NODE_ENV: "test" as const,
  LOG_LEVEL: "silent",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: "a-secret-for-tests-only-0123456789abcdef",
};

const integration = (database: "sqlite" | "postgresql") => ({
  resolve: { alias },
  test: {
    name: database,
    include: ["tests/integration/**/*.test.ts", "tests/security/**/*.test.ts"],
    env: { ...env, TEST_DATABASE: database },
    globalSetup: ["tests/support/database-template.ts"],
    setupFiles: ["tests/support/own-database.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"], env },
      },
      // Reads the build's output, so it runs after it.
      {
        resolve: { alias },
        test: { name: "built", include: ["tests/built/**/*.test.ts"], env },
      },
      integration("sqlite"),
      integration("postgresql"),
    ],
  },
});
