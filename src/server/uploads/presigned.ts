import "server-only";
import { maxPictureBytes, pictureTypes } from "@/lib/picture-limits";
import { z } from "@/lib/zod";
import { ingestUrl, isOwnSignature } from "./local-token";
import { isPicturePath } from "./picture-path";

const allowedSchema = z.object({
  key: z.string().regex(/^[A-Za-z0-9]{20,80}$/),
  expires: z.coerce.number().int(),
  size: z.coerce.number().int().min(1).max(maxPictureBytes),
  type: z.enum(pictureTypes),
  path: z.string().refine(isPicturePath),
});

/** What the signed address of an upload allows: this key, size, type and place. */
export type Allowed = z.infer<typeof allowedSchema>;

// The SDK encodes values twice: once by itself, once by URLSearchParams.
function decode(value: string | null) {
  try {
    return decodeURIComponent(value ?? "");
  } catch {
    return "";
  }
}

/** Reads the address of an upload; null when it was not signed by this site, was changed, or has expired. */
export function readPresigned(request: Request, now = Date.now()): Allowed | null {
  const { pathname, searchParams } = new URL(request.url);
  const signature = searchParams.get("signature") ?? "";
  searchParams.delete("signature");
  // The origin is the configured one: what a proxy or a client makes of it is not believed.
  const key = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (!isOwnSignature(`${ingestUrl()}/${key}?${searchParams}`, signature)) return null;
  const value = (name: string) => decode(searchParams.get(name));
  const { data } = allowedSchema.safeParse({
    key,
    expires: value("expires"),
    size: value("x-ut-file-size"),
    type: value("x-ut-file-type"),
    path: value("x-ut-custom-id"),
  });
  return data && data.expires > now ? data : null;
}
