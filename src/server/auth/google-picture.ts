import "server-only";
import { maxPictureBytes } from "@/lib/picture-limits";
import { writeOwnAudit } from "../audit";
import type { Database } from "../db/client";
import { writeIfAllMatch } from "../db/errors";
import { readBody } from "../http/body";
import { describeError, log } from "../log";
import { discardPicture, storePicture } from "../uploads/picture-store";
import { reencodePicture } from "../uploads/reencode";

type Member = { id: string; sessionVersion: number };

// The addresses of Google's account pictures, without port or query.
const shape = /^https:\/\/lh[3-6]\.googleusercontent\.com\/[\w./=-]{1,500}$/;
const wantedSize = "=s512-c";
const timeoutMs = 2_000;

/** Returns the address of the picture in the wanted size, or null if the claim is not an address of Google. */
export function readPictureAddress(claim: unknown) {
  if (typeof claim !== "string" || !shape.test(claim)) return null;
  return claim.replace(/=s\d{1,4}(?:-c)?$/, wantedSize);
}

async function fetchPicture(address: string) {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
  const bytes = response.ok ? await readBody(response, maxPictureBytes) : null;
  return bytes && reencodePicture(bytes, response.headers.get("content-type") ?? "");
}

async function setGooglePicture(db: Database, { id, sessionVersion }: Member, photoURL: string) {
  const isSet = await writeIfAllMatch(db, [
    db.user.update({ where: { id, sessionVersion, photoURL: null }, data: { photoURL } }),
    writeOwnAudit(db, "account.picture-changed", id),
  ]);
  if (!isSet) await discardPicture(db, photoURL);
}

/** Copies Google's picture for a member without one. A failure is only logged, and the next sign-in retries. */
export async function copyGooglePicture(db: Database, member: Member, claim: unknown) {
  const address = readPictureAddress(claim);
  if (!address) return;
  try {
    const user = await db.user.findUnique({ where: { id: member.id }, select: { photoURL: true } });
    if (!user || user.photoURL) return;
    const picture = await fetchPicture(address);
    const photoURL = picture && (await storePicture(db, member.id, picture));
    if (photoURL) await setGooglePicture(db, member, photoURL);
  } catch (error) {
    log.warn(describeError(error), "picture from Google not stored");
  }
}
