import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { AuditAction } from "@/content/audit";
import { env } from "@/env.mjs";
import { cropSchema } from "@/lib/crop-schema";
import { parseJson } from "@/lib/parse-json";
import { z } from "@/lib/zod";
import type { Database } from "../db/client";
import { attempt } from "../log";
import { createAtomically } from "../write-atomically";
import { getPictureFolder, isPicturePath } from "./picture-path";

const pendingTtlMs = 15 * 60_000;
const settledMs = 24 * 60 * 60_000;
const ownersPerQuery = 500;
const keyShape = /^[A-Za-z0-9]{20,80}$/;

const registrationSchema = z.object({
  metadata: z.object({
    userId: z.string(),
    // Registrations of an earlier release have no session id.
    sessionId: z.string().default(""),
    sessionVersion: z.number(),
    path: z.string(),
    crop: cropSchema.nullish(),
  }),
});

/** An upload that was registered but has not arrived yet. */
export type Registration = z.infer<typeof registrationSchema>;

function resolveInside(...parts: string[]) {
  return join(/*turbopackIgnore: true*/ env.UPLOADS_DIR, ...parts);
}

function getPictureFile(path: string) {
  if (!isPicturePath(path)) throw new Error("not the path of a picture");
  return resolveInside(path);
}

function getPendingFile(key: string) {
  return keyShape.test(key) ? resolveInside("pending", `${key}.json`) : null;
}

function ignoreMissing(error: unknown) {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}

// The name contains the member's id, so that deleting the account also deletes files that a killed process has left.
async function createPartFile(folder: string) {
  await mkdir(resolveInside("pending"), { recursive: true });
  return resolveInside("pending", `${basename(folder)}.${randomUUID()}.part`);
}

/** Throws EEXIST if a file exists at the path. */
export async function writePicture(path: string, bytes: Uint8Array) {
  const file = getPictureFile(path);
  await mkdir(dirname(file), { recursive: true });
  await createAtomically(file, bytes, await createPartFile(dirname(path)));
}

/** Returns the bytes of a picture, or null if the picture does not exist. */
export async function readPicture(path: string) {
  return readFile(getPictureFile(path)).catch(ignoreMissing);
}

export async function removePicture(path: string) {
  await rm(getPictureFile(path), { force: true });
}

async function listNames(folder: string) {
  return (await readdir(resolveInside(folder)).catch(ignoreMissing)) ?? [];
}

const listPendingNames = () => listNames("pending");

async function removeExpired() {
  for (const name of await listPendingNames()) {
    const file = resolveInside("pending", name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && Date.now() - found.mtimeMs > pendingTtlMs)
      await attempt("remove an expired upload", () => rm(file, { recursive: true, force: true }));
  }
}

/** Registers an upload and removes expired registrations. Throws if the key is invalid or already registered. */
export async function registerUpload(key: string, given: unknown) {
  const file = getPendingFile(key);
  if (!file) throw new Error("not the key of an upload");
  const registration = registrationSchema.parse(given);
  await removeExpired();
  const part = await createPartFile(dirname(registration.metadata.path));
  await createAtomically(file, JSON.stringify(registration), part);
}

export async function findUpload(key: string): Promise<Registration | null> {
  const file = getPendingFile(key);
  const text = file ? await readFile(file, "utf8").catch(ignoreMissing) : null;
  return registrationSchema.safeParse(parseJson(text ?? "")).data ?? null;
}

/** Ends an upload's registration, and returns true to only one of several concurrent callers. */
export async function claimUpload(key: string) {
  const file = getPendingFile(key);
  if (!file) return false;
  try {
    await unlink(file);
    return true;
  } catch (error) {
    ignoreMissing(error);
    return false;
  }
}

export async function removeMemberPictures(userId: string) {
  const folder = getPictureFolder(userId);
  if (!folder) return;
  await rm(resolveInside(folder), { recursive: true, force: true });
  for (const name of await listPendingNames()) {
    if (name.startsWith(`${userId}.`)) await rm(resolveInside("pending", name), { force: true });
    const key = name.replace(/\.json$/, "");
    const found = await findUpload(key);
    if (found?.metadata.userId === userId) await claimUpload(key);
  }
}

/** Removes a member's pictures written before `time` (milliseconds since the epoch), except the current picture. */
async function removeOldPictures(userId: string, current: string | null, time: number) {
  const folder = getPictureFolder(userId);
  if (!folder) return;
  for (const name of await listNames(folder)) {
    if (name === basename(current ?? "")) continue;
    const file = resolveInside(folder, name);
    const found = await stat(file).catch(ignoreMissing);
    if (found && found.mtimeMs < time) await rm(file, { force: true });
  }
}

/**
 * Removes the files on this disk that a killed process has left: pictures of deleted accounts and replaced pictures.
 * Keeps the folder of a member whom the database does not know, because DATABASE_URL may name the wrong database.
 */
export async function removeLeftPictures(db: Database, now: number) {
  const owners = await listNames("profile_pictures");
  for (let at = 0; at < owners.length; at += ownersPerQuery) {
    const ids = owners.slice(at, at + ownersPerQuery);
    const users = await db.user.findMany({
      where: { id: { in: ids } },
      select: { id: true, photoURL: true },
    });
    for (const { id, photoURL } of users)
      await attempt("remove a member's old pictures", () => removeOldPictures(id, photoURL, now - settledMs));
    const known = new Set(users.map(({ id }) => id));
    const action: AuditAction = "account.deleted";
    const deleted = await db.auditEntry.findMany({
      where: { action, subject: { in: ids.filter((id) => !known.has(id)).map((id) => `user:${id}`) } },
      select: { subject: true },
    });
    for (const { subject } of deleted)
      await attempt("remove pictures of a deleted member", () =>
        removeMemberPictures(subject.slice("user:".length)),
      );
  }
}
