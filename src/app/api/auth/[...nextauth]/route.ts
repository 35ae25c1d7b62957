import { handleAuth } from "@/server/auth/route";

// All methods that the server lets through; `answer` refuses the others with a message.
export { handleAuth as GET, handleAuth as POST, handleAuth as PUT };
