import { handleHealth } from "@/server/http/health";

export const dynamic = "force-dynamic";

export { handleHealth as GET };
