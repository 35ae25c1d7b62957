import { desk } from "@/content/desk";
import type { DocumentId } from "@/content/documents";
import { PageEditor } from "@/features/desk/pages/components/page-editor";
import { callDesk } from "@/server/desk-call";

export const metadata = { title: desk.pages.pages.label };

export default async function EditPage({ params }: { params: Promise<{ document: string }> }) {
  const { document } = await params;
  // The cast is safe: the procedure refuses an unknown document, and the page answers 404.
  const found = await callDesk((caller) => caller.pages.get({ document: document as DocumentId }));
  return <PageEditor key={found.id} found={found} />;
}
