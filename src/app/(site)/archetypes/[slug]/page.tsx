import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StructuredData } from "@/components/layout/structured-data";
import { ArchetypeQuizInvitation, ArchetypeView } from "@/components/sections/archetype/archetype-view";
import { archetypePage } from "@/content/archetype-page";
import { archetypeIds } from "@/content/archetypes";
import { quiz } from "@/content/quiz";
import { buildPageMetadata } from "@/lib/page-metadata";
import { getContent } from "@/server/content/page";
import { linkPicture } from "@/server/seo/link-picture";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

type PageProps = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return archetypeIds.map((slug) => ({ slug }));
}

async function findArchetype({ params }: PageProps) {
  const { slug } = await params;
  return archetypeIds.find((id) => id === slug) ?? notFound();
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const archetype = await findArchetype(props);
  const { name, summary } = (await getContent("archetypes"))[archetype];
  return buildPageMetadata({
    title: `${name}, ${archetypePage.titleSuffix}`,
    description: summary,
    path: `/archetypes/${archetype}`,
    image: await linkPicture(archetype),
  });
}

export default async function ArchetypePage(props: PageProps) {
  const archetype = await findArchetype(props);
  const { call, plate, [archetype]: content } = await getContent("archetypes");
  const trail = [
    { name: quiz.title, path: "/eq-assessment" },
    { name: content.name, path: `/archetypes/${archetype}` },
  ] as const;
  return (
    <>
      <StructuredData things={[buildBreadcrumbData(...trail)]} />
      <ArchetypeView archetype={archetype} content={content} plate={plate} />
      <ArchetypeQuizInvitation archetype={archetype} content={call} />
    </>
  );
}
