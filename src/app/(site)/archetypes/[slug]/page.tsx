import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArchetypeCall } from "@/components/sections/archetype/archetype-call";
import { ArchetypeView } from "@/components/sections/archetype/archetype-view";
import { archetypeIds, archetypePage, archetypes } from "@/content/archetypes";
import "@/components/sections/archetype/archetype.css";

type PageProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return archetypeIds.map((slug) => ({ slug }));
}

async function archetypeOf({ params }: PageProps) {
  const { slug } = await params;
  return archetypeIds.find((id) => id === slug) ?? notFound();
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const archetype = await archetypeOf(props);
  const { name, summary } = archetypes[archetype];
  const title = `${name}, ${archetypePage.titleSuffix}`;
  const path = `/archetypes/${archetype}`;
  const picture = {
    url: `/media/og/${archetype}.png`,
    width: 1200,
    height: 630,
    alt: archetypePage.pictureAlt(name),
  };
  return {
    title,
    description: summary,
    alternates: { canonical: path },
    openGraph: { type: "article", title, description: summary, url: path, images: [picture] },
    twitter: { card: "summary_large_image", title, description: summary, images: [picture] },
  };
}

export default async function ArchetypePage(props: PageProps) {
  const archetype = await archetypeOf(props);
  return (
    <>
      <ArchetypeView archetype={archetype} />
      <ArchetypeCall archetype={archetype} />
    </>
  );
}
