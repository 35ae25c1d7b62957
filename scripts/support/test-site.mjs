// The tests use this port and the next ten, a separate build and a dummy secret.
export const testPort = Number(process.env.TEST_PORT ?? 3210);
export const testOrigin = `http://localhost:${testPort}`;
export const testDistDir = ".next-test";
export const testSecret = "a-secret-for-tests-only-0123456789abcdef";
export const testTimeZone = "Asia/Kathmandu";

export const testEnvironment = {
  TZ: testTimeZone,
  NEXTAUTH_URL: testOrigin,
  NEXTAUTH_SECRET: testSecret,
  NEXT_DIST_DIR: testDistDir,
};
