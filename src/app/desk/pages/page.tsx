import { desk } from "@/content/desk";
import { deskPages } from "@/content/desk-pages";
import { DeskHead } from "@/features/desk/components/desk-head";
import { PageList } from "@/features/desk/pages/components/page-list";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: desk.pages.pages.label };

export default async function PagesPage() {
  const pages = await callDesk((caller) => caller.pages.list());
  return (
    <>
      <DeskHead title={deskPages.heading} note={deskPages.note} />
      <PageList pages={pages} />
    </>
  );
}
