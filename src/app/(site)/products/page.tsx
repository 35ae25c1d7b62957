import { StructuredData } from "@/components/layout/structured-data";
import { FreeToolkit, ProductsHero, SuggestApp } from "@/components/sections/products/products-sections";
import { Paragraph } from "@/components/ui/rich-text";
import { toolStates } from "@/content/products";
import { voteTexts } from "@/content/vote-list";
import { AppSprite } from "@/features/future-apps/components/app-sprite";
import { VoteCard } from "@/features/future-apps/components/vote-card";
import { VoteGarden } from "@/features/future-apps/components/vote-garden";
import { VoteList } from "@/features/future-apps/components/vote-list";
import { ToolState } from "@/features/tools/components/tool-state";
import { readOpenTools } from "@/features/tools/open-tools";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => buildDocumentMetadata("products", "products");

export default async function ProductsPage() {
  const [products, { list: apps }, { support }, openTools] = await Promise.all([
    getContent("products"),
    getContent("futureApps"),
    getContent("site"),
    readOpenTools(),
  ]);
  const texts = voteTexts(apps.length);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: products.meta.title, path: "/products" })]} />
      <AppSprite apps={apps} />
      <ProductsHero content={products.hero} garden={<VoteGarden slugs={apps.map(({ slug }) => slug)} />} />
      <FreeToolkit
        content={products}
        stateOf={({ id, name }) => <ToolState name={name} address={openTools[id]} {...toolStates} />}
        hasOpenTool={Object.keys(openTools).length > 0}
      />
      <VoteList
        title={products.votes.title}
        lead={<Paragraph className="lead" text={products.votes.lead} />}
        texts={texts}
        cards={apps.map((app, index) => [
          app.slug,
          <VoteCard key={app.slug} app={app} index={index} texts={texts} />,
        ])}
      />
      <SuggestApp content={products.suggestion} number={apps.length + 1} support={support} />
    </>
  );
}
