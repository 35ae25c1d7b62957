import "server-only";
import pino from "pino";
import { env } from "@/env.mjs";

/** Log lines may contain ids, codes and durations, but never addresses, names, tokens or input. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** The database's own code, such as SQLITE_FULL, names the cause; Prisma has one code for many causes. */
type DriverError = { cause?: { originalCode?: string } };

/** Returns the kind, code and origin of an unexpected error, without its message. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  // Prisma wraps the driver's error, except while it connects.
  const { meta } = error as { meta?: { driverAdapterError?: DriverError } };
  const database = (meta?.driverAdapterError ?? (error as DriverError)).cause?.originalCode;
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { kind: error.name, code, database, at: frames.slice(0, 6).map((line) => line.trim()) };
}

/** Returns the result of `work`, or logs its failure and returns undefined, so that other steps still run. */
export async function attempt<Result>(step: string, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    log.error({ ...describeError(error), step }, "step failed");
    return undefined;
  }
}
