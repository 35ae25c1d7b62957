import { handleUnsubscribe, showUnsubscribePage } from "@/server/announcements/unsubscribe";

export const dynamic = "force-dynamic";

export { handleUnsubscribe as POST, showUnsubscribePage as GET };
