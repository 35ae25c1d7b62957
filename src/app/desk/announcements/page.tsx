import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { AnnouncementList } from "@/features/desk/announcements/components/announcement-list";
import { ToolCards } from "@/features/desk/announcements/components/tool-cards";
import { DeskHead } from "@/features/desk/components/desk-head";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: desk.pages.announcements.label };

export default async function AnnouncementsPage() {
  const { tools, announcements } = await callDesk((caller) => caller.announcements.list());
  return (
    <>
      <DeskHead title={deskAnnouncements.heading} note={deskAnnouncements.note} />
      <ToolCards tools={tools} />
      <AnnouncementList announcements={announcements} />
    </>
  );
}
