import { StructuredData } from "@/components/layout/structured-data";
import { FreeToolkit } from "@/components/sections/products/free-toolkit";
import { ProductsHero } from "@/components/sections/products/products-hero";
import { SuggestApp } from "@/components/sections/products/suggest-app";
import { futureApps } from "@/content/future-apps";
import { products } from "@/content/products";
import { voteList } from "@/content/vote-list";
import { AppSprite } from "@/features/future-apps/components/app-sprite";
import { VoteCard } from "@/features/future-apps/components/vote-card";
import { VoteGarden } from "@/features/future-apps/components/vote-garden";
import { VoteList } from "@/features/future-apps/components/vote-list";
import { ToolState } from "@/features/tools/components/tool-state";
import { readOpenTools } from "@/features/tools/open-tools";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...products.meta, path: "/products", image: "products" });

const { soon, open } = products.toolkit;

export default async function ProductsPage() {
  const openTools = await readOpenTools();
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: products.meta.title, path: "/products" })]} />
      <AppSprite />
      <ProductsHero content={products.hero} garden={<VoteGarden />} />
      <FreeToolkit
        content={products.toolkit}
        stateOf={({ id, name }) => <ToolState name={name} address={openTools[id]} soon={soon} open={open} />}
      />
      <VoteList texts={voteList}>
        {futureApps.map((app, index) => (
          <VoteCard key={app.slug} app={app} index={index} />
        ))}
      </VoteList>
      <SuggestApp content={products.suggestion} />
    </>
  );
}
