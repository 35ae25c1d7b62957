import { handleAuth } from "@/server/auth/route";

// All methods that the server accepts; `handleAuth` refuses the wrong ones with a message.
export { handleAuth as GET, handleAuth as POST, handleAuth as PUT };
