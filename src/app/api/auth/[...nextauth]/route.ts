import { handleAuth } from "@/server/auth/route";

export { handleAuth as GET, handleAuth as POST };
