import { existsSync } from "node:fs";
import { type Database, openDatabase } from "@/server/db/client";
import { applyMigrations } from "../../scripts/support/migrations";
import { getSqliteFile } from "../../scripts/support/schema-source";
import { coachId } from "./team";

const local = ["localhost", "127.0.0.1", "[::1]"];

export function assertLocalSite(origin: string | undefined) {
  if (!origin || local.includes(new URL(origin).hostname)) return;
  throw new Error(
    `NEXTAUTH_URL is ${origin}: the demo is for a site on localhost and never fills a public one`,
  );
}

/** Returns whether the database is empty or filled with a complete demo. Throws if it contains anything else. */
export async function inspectDatabase(db: Database): Promise<"empty" | "filled"> {
  const coach = await db.user.findUnique({ where: { id: coachId }, select: { role: true } });
  if (coach?.role === "coach") return "filled";
  if (coach)
    throw new Error("an earlier run of the demo was interrupted: delete the database and run this again");
  const counts = await Promise.all([
    db.user.count(),
    db.groupCoachingEntry.count(),
    db.privateCoachingApplication.count(),
    db.quarantinedSubmission.count(),
  ]);
  if (counts.every((count) => count === 0)) return "empty";
  throw new Error(
    "this database has members or forms already, and the demo would mix with them. Give it one of its own: DATABASE_URL=file:.data/demo.db",
  );
}

async function hasTables(url: string) {
  if (url.startsWith("file:") && !existsSync(getSqliteFile(url))) return false;
  const db = openDatabase(url);
  try {
    await db.user.findFirst({ select: { id: true } });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "P2021") return false;
    throw error;
  } finally {
    await db.$disconnect();
  }
}

/** Creates the tables if there are none; existing tables stay, because a site may be using them. */
export async function makeTables(url: string) {
  if (!(await hasTables(url))) await applyMigrations(url);
}
