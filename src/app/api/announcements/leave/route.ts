import { handleUnsubscribe, showUnsubscribePage } from "@/server/announcements/unsubscribe-route";

export const dynamic = "force-dynamic";

export { handleUnsubscribe as POST, showUnsubscribePage as GET };
