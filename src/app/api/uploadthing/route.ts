import { handleUploads } from "@/features/profile/picture-router";

export const dynamic = "force-dynamic";

export { handleUploads as GET, handleUploads as POST };
