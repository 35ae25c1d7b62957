import "./scripts/support/require-node.mjs";
import { defineConfig } from "@playwright/test";

const site = { sqlite: "http://localhost:3210", postgresql: "http://localhost:3211" };
const journeys = /(journey|member-life|desk-story)\.spec\.ts/;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A machine that is busy otherwise may miss a second; a test that fails three times is broken.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: {
    baseURL: site.sqlite,
    locale: "en-GB",
    timezoneId: "Asia/Kathmandu",
    trace: "retain-on-failure",
    // Films are drawn by the processor here; what is about them asks for motion itself.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    // A popup is a window of its own at any width, and a whole life runs once per database.
    {
      name: "phone",
      testIgnore: /(google[\w-]*|member-life|desk-story)\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "postgresql",
      testMatch: journeys,
      use: { baseURL: site.postgresql, viewport: { width: 1440, height: 900 } },
    },
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
