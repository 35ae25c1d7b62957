import { desk } from "@/content/desk";
import { AnnouncementScreen } from "@/features/desk/announcements/components/announcement-screen";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: desk.pages.announcements.label };

export default async function AnnouncementPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const found = await callDesk((caller) => caller.announcements.get({ id }));
  return <AnnouncementScreen found={found} />;
}
