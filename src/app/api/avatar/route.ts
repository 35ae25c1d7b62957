import { handleAvatar } from "@/server/uploads/avatar";

export { handleAvatar as GET };
