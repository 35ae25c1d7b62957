import "server-only";
import { createUploadthing, type FileRouter, UTFiles } from "uploadthing/next";
import { UploadThingError } from "uploadthing/server";
import { picture } from "@/content/picture";
import { type Crop, cropSchema } from "@/lib/crop-schema";
import { maxPictureBytes, pictureTypes, uploadThingSize } from "@/lib/picture-limits";
import { recordOf } from "@/lib/record-of";
import type { z } from "@/lib/zod";
import { getSession } from "@/server/auth/session-lookup";
import { database } from "@/server/db/client";
import { describeError, log } from "@/server/log";
import { storeInCloud } from "@/server/uploads/cloud-store";
import { createUploadsHandler } from "@/server/uploads/handler";
import { type Complete, createIngestHandler } from "@/server/uploads/local-ingest";
import { createPicturePath } from "@/server/uploads/picture-path";
import { discardPicture } from "@/server/uploads/picture-store";
import { isCloud } from "@/server/uploads/uploadthing-config";
import { setPicture } from "./picture-service";

const texts = picture.messages;
const f = createUploadthing({ errorFormatter: ({ message }) => ({ message }) });

const limits = { maxFileSize: uploadThingSize, maxFileCount: 1 } as const;
const limitsByType = recordOf(pictureTypes, () => limits);

// Older clients send no crop. The cast removes `undefined`, because with it the SDK's types would not let the client
// send a crop.
const cropInput = cropSchema.nullish() as z.ZodType<Crop | null, Crop | null>;

function checkFiles(files: readonly { size: number; type: string }[]) {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new UploadThingError({ code: "BAD_REQUEST", message: texts.missing });
  const isKnown = pictureTypes.some((type) => type === file.type);
  if (!isKnown || !Number.isInteger(file.size) || file.size < 1) {
    throw new UploadThingError({ code: "BAD_REQUEST", message: texts.invalid });
  }
  if (file.size > maxPictureBytes) throw new UploadThingError({ code: "TOO_LARGE", message: texts.tooLarge });
}

const finishUpload: Complete = async (metadata, url) => {
  try {
    if (await setPicture(database(), metadata, url)) return { url };
    await discardPicture(database(), url);
    return { error: texts.missing };
  } catch (error) {
    // Keeps the file, because its address may be stored although the database's answer was lost.
    log.error(describeError(error), "picture not set");
    return { error: texts.notStored };
  }
};

/** The path comes from the session and never from the input. */
const pictureRouter = {
  profilePicture: f(limitsByType, { presignedURLTTL: "10m" })
    .input(cropInput)
    .middleware(async ({ req, files, input }) => {
      const session = await getSession(req.headers);
      if (session.state !== "live") throw new UploadThingError({ code: "FORBIDDEN", message: texts.missing });
      checkFiles(files);
      const path = createPicturePath(session.user.id);
      // In the cloud, the raw file must not get the path of the final picture.
      const customId = isCloud() ? undefined : path;
      return {
        userId: session.user.id,
        sessionId: session.claims.sid,
        sessionVersion: session.claims.sv,
        path,
        crop: input ?? null,
        [UTFiles]: files.map((file) => ({ ...file, name: path, customId })),
      };
    })
    // UploadThing's cloud calls this after an upload; on disk the picture is stored when it arrives.
    .onUploadComplete(async ({ file: { key, ufsUrl, size, type }, metadata }) => {
      const raw = { key, ufsUrl, size, type, crop: metadata.crop };
      try {
        const url = await storeInCloud(database(), raw, metadata.path);
        return url ? finishUpload(metadata, url) : { error: texts.invalid };
      } catch (error) {
        // The SDK would ignore a thrown error, and the browser would wait forever.
        log.error(describeError(error), "picture not stored");
        return { error: texts.notStored };
      }
    }),
} satisfies FileRouter;

export type PictureRouter = typeof pictureRouter;

/** Handles /api/uploadthing: same-site upload requests and signed callbacks of the cloud. */
export const handleUploads = createUploadsHandler(pictureRouter);

/** Handles the upload of a file to its signed address. */
export const handleIngest = createIngestHandler(finishUpload);
