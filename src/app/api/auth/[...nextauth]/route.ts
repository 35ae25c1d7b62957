import { handleAuth } from "@/server/auth/route";

// Each method that the server lets through: what is not taken is refused in words.
export { handleAuth as GET, handleAuth as POST, handleAuth as PUT };
