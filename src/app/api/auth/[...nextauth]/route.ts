import { handleAuth } from "@/server/auth/route";

// Every method that the server accepts; `handleAuth` refuses unsuitable methods with a message.
export { handleAuth as GET, handleAuth as POST, handleAuth as PUT };
