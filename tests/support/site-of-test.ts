import { afterAll, onTestFinished } from "vitest";
import { openDatabase } from "@/server/db/client";
import { startPostgres } from "../../scripts/support/postgres";
import { makeMember, signInAs } from "./factories";
import { createBrowser } from "./http";
import { type Site, startSite } from "./started-site";

type Start = Parameters<typeof startSite>;

/** Starts a site for all tests of a file. To be called at the top level of the file. */
export async function siteOfFile(...start: Start) {
  const site = await startSite(...start);
  afterAll(async () => void (await site.stop()));
  return site;
}

export async function siteOfTest(...start: Start) {
  const site = await startSite(...start);
  onTestFinished(async () => void (await site.stop()));
  return site;
}

/** Returns the address of an empty PostgreSQL database that exists during the current test. */
export async function postgresOfTest(name: string) {
  const postgres = await startPostgres(process.env.TEST_POSTGRES_URL);
  onTestFinished(() => postgres.stop());
  return postgres.createDatabase(name);
}

/** Returns the browser of a new member, or of a coach whose second factor is verified. */
export async function signInAt(
  { url, databaseFile }: Site,
  role: "member" | "coach",
  databaseUrl = `file:${databaseFile}`,
) {
  const db = openDatabase(databaseUrl);
  const { cookie } = await signInAs(await makeMember({ role, password: null }, db), { db });
  await db.$disconnect();
  const browser = createBrowser("127.0.0.1", url);
  browser.keep(cookie);
  return browser;
}
