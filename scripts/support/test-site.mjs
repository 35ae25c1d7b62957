// Where the site under test runs: six ports from here on, so that two checkouts can be tested side by
// side, a build of its own, and a secret that is none.
export const testPort = Number(process.env.TEST_PORT ?? 3210);
export const testOrigin = `http://localhost:${testPort}`;
export const testDistDir = ".next-test";
export const testSecret = "a-secret-for-tests-only-0123456789abcdef";
export const testTimeZone = "Asia/Kathmandu";

/** What the suites, and what they start, find in the environment. */
export const testEnvironment = {
  TZ: testTimeZone,
  NEXTAUTH_URL: testOrigin,
  NEXTAUTH_SECRET: testSecret,
  NEXT_DIST_DIR: testDistDir,
};
