import { handleAuth } from "@/server/auth/route";

// PUT is exported too, so that `handleAuth` refuses it with a message; Next would send no message.
export { handleAuth as GET, handleAuth as POST, handleAuth as PUT };
