import { handleReady } from "@/server/http/health";

export const dynamic = "force-dynamic";

export { handleReady as GET };
