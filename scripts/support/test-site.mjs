// The site under test uses six ports from here on, its own build and a dummy secret.
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
