import { showLeaving, takeWish } from "@/server/announcements/leave-route";

export const dynamic = "force-dynamic";

export { showLeaving as GET, takeWish as POST };
