import "./scripts/support/require-node.mjs";
import { defineConfig } from "@playwright/test";
import { testDistDir, testOrigin, testPort, testTimeZone } from "./scripts/support/test-site.mjs";
import { chromiumSwitches } from "./tests/support/chromium-switches";

const isFull = process.env.TEST_FULL === "1";
const site = { sqlite: testOrigin, postgresql: `http://localhost:${testPort + 1}` };
// The browser tests use a separate build.
process.env.NEXTAUTH_URL ??= testOrigin;
process.env.NEXT_DIST_DIR ??= testDistDir;
const desktop = { viewport: { width: 1440, height: 900 } };
const handset = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: site.sqlite,
    locale: "en-GB",
    timezoneId: testTimeZone,
    // Traces make the tests a fifth slower; TEST_TRACE=1 keeps the trace of each failed test.
    trace: process.env.TEST_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    // Films are slow without a GPU, so only the tests of motion turn motion on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: chromiumSwitches,
    },
  },
  // The longest files run first, so that no worker is idle at the end. docs/testing.md says where each test runs.
  projects: [
    {
      name: "postgresql",
      testMatch: isFull
        ? /(announcements|desk-pages-(editor|links)|member-life|desk-story)\.spec\.ts/
        : /(announcements|desk-pages-(editor|links)|desk-story)\.spec\.ts/,
      use: { baseURL: site.postgresql, ...desktop },
    },
    {
      name: "desktop",
      grepInvert: /@phone/,
      // Tests that edit content run on a second site, because other tests measure the first site's pages.
      testIgnore: isFull
        ? /(announcements|desk-pages-(editor|links))\.spec\.ts/
        : /(announcements|desk-pages-(editor|links)|desk-story)\.spec\.ts/,
      use: desktop,
    },
    { name: "phone", grep: /@(phone|both)/, use: handset },
  ],
  webServer: (["sqlite", "postgresql"] as const).map((database) => ({
    command: `node tests/support/site.mjs ${database} ${new URL(site[database]).port}`,
    url: `${site[database]}/api/ready`,
    timeout: 90_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
    stderr: "pipe",
  })),
});
