import { handleIngest } from "@/features/profile/picture-router";
import { handleHead } from "@/server/uploads/local-ingest";
import { servePicture } from "@/server/uploads/picture-store";

export const dynamic = "force-dynamic";

export { handleHead as HEAD, handleIngest as PUT, servePicture as GET };
