import { cache } from "react";
import type { DocumentId } from "@/content/documents";
import { PageEditor } from "@/features/desk/pages/components/page-editor";
import { callDesk } from "@/server/desk-call";

type PageProps = { params: Promise<{ document: string }> };

// The cast is safe: the procedure refuses an unknown document, and the page answers 404.
const readPage = cache((document: string) =>
  callDesk((caller) => caller.pages.get({ document: document as DocumentId })),
);

export async function generateMetadata({ params }: PageProps) {
  const { document } = await params;
  return { title: (await readPage(document)).title };
}

export default async function EditPage({ params }: PageProps) {
  const { document } = await params;
  const found = await readPage(document);
  return <PageEditor key={found.id} found={found} />;
}
