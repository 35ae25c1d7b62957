import { handleIngest } from "@/features/profile/picture-router";
import { answerHead } from "@/server/uploads/local-ingest";
import { servePicture } from "@/server/uploads/served-picture";

export const dynamic = "force-dynamic";

export { answerHead as HEAD, handleIngest as PUT, servePicture as GET };
