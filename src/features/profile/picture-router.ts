import "server-only";
import { createUploadthing, type FileRouter, UTFiles } from "uploadthing/next";
import { UploadThingError } from "uploadthing/server";
import { picture } from "@/content/picture";
import { type Crop, cropSchema } from "@/lib/crop-schema";
import { maxPictureBytes, type PictureType, pictureTypes, uploadThingSize } from "@/lib/picture-limits";
import type { z } from "@/lib/zod";
import { getSession } from "@/server/auth/session-lookup";
import { database } from "@/server/db/client";
import { describeError, log } from "@/server/log";
import { storeInCloud } from "@/server/uploads/cloud-store";
import { uploadsHandler, uploadThing } from "@/server/uploads/handler";
import { ingestHandler } from "@/server/uploads/local-ingest";
import { newPicturePath, pictureUrl } from "@/server/uploads/picture-path";
import { discardPicture } from "@/server/uploads/picture-store";
import { isCloud } from "@/server/uploads/uploadthing-config";
import { setPicture } from "./picture-service";

const words = picture.messages;
const f = createUploadthing({ errorFormatter: ({ message }) => ({ message }) });

const one = { maxFileSize: uploadThingSize, maxFileCount: 1 } as const;
const onePicture = Object.fromEntries(pictureTypes.map((type) => [type, one])) as Record<
  PictureType,
  typeof one
>;

// Pages of an earlier release send no crop. A type that said so would keep the SDK's client from sending one.
const cropInput = cropSchema.nullish() as z.ZodType<Crop | null, Crop | null>;

type Announced = { size: number; type: string };

function check(files: readonly Announced[]) {
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new UploadThingError({ code: "BAD_REQUEST", message: words.missing });
  const isKnown = pictureTypes.some((type) => type === file.type);
  if (!isKnown || !Number.isInteger(file.size) || file.size < 1) {
    throw new UploadThingError({ code: "BAD_REQUEST", message: words.invalid });
  }
  if (file.size > maxPictureBytes) throw new UploadThingError({ code: "TOO_LARGE", message: words.tooLarge });
}

/** The one kind of upload: a member's own picture. The member is read from the request that is handled, only. */
const pictureRouter = {
  profilePicture: f(onePicture, { presignedURLTTL: "10m" })
    .input(cropInput)
    .middleware(async ({ req, files, input }) => {
      const session = await getSession(req.headers);
      if (session.state !== "live") throw new UploadThingError({ code: "FORBIDDEN", message: words.missing });
      check(files);
      const path = newPicturePath(session.user.id);
      // In the cloud what the browser sends is not the picture yet, so it does not take the picture's name.
      const customId = isCloud() ? undefined : path;
      return {
        userId: session.user.id,
        sessionVersion: session.claims.sv,
        path,
        crop: input ?? null,
        [UTFiles]: files.map((file) => ({ ...file, name: path, customId })),
      };
    })
    .onUploadComplete(async ({ file, metadata }) => {
      try {
        const { key, ufsUrl, size, type } = file;
        const raw = { key, ufsUrl, size, type, crop: metadata.crop };
        const url = isCloud() ? await storeInCloud(raw, metadata.path) : pictureUrl(metadata.path);
        if (!url) return { error: words.invalid };
        if (await setPicture(database(), metadata, url)) return { url };
        await discardPicture(url);
        return { error: words.missing };
      } catch (error) {
        // The SDK would swallow it, and the browser would wait for an answer that never comes.
        log.error(describeError(error), "picture not set");
        return { error: words.notStored };
      }
    }),
} satisfies FileRouter;

export type PictureRouter = typeof pictureRouter;

const run = uploadThing(pictureRouter);

/** Serves /api/uploadthing: announcements of uploads from our own pages, and the cloud's signed callbacks. */
export const handleUploads = uploadsHandler(run);

/** Takes the file that UploadThing's client sends to a signed address of this site. */
export const handleIngest = ingestHandler(run);
