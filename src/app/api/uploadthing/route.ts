import { handleUploads } from "@/server/uploads/handler";

export const dynamic = "force-dynamic";

export { handleUploads as GET, handleUploads as POST };
