import "server-only";
import { router } from "@/server/trpc";

export const membersRouter = router({});
