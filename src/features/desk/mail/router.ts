import "server-only";
import { router } from "@/server/trpc";

export const mailRouter = router({});
