import { cache } from "react";
import { AnnouncementScreen } from "@/features/desk/announcements/components/announcement-screen";
import { callDesk } from "@/server/desk-call";

type PageProps = { params: Promise<{ id: string }> };

const readAnnouncement = cache((id: string) => callDesk((caller) => caller.announcements.get({ id })));

export async function generateMetadata({ params }: PageProps) {
  const { id } = await params;
  return { title: (await readAnnouncement(id)).subject };
}

export default async function AnnouncementPage({ params }: PageProps) {
  const { id } = await params;
  const found = await readAnnouncement(id);
  return <AnnouncementScreen found={found} />;
}
