import { StructuredData } from "@/components/layout/structured-data";
import { AppPrinciples } from "@/components/sections/lounge/app-principles";
import { ArrivalMoods } from "@/components/sections/lounge/arrival-moods";
import { LoungeHero } from "@/components/sections/lounge/lounge-hero";
import { LoungeMethod } from "@/components/sections/lounge/lounge-method";
import { freeTools } from "@/content/free-tools";
import { lounge } from "@/content/lounge";
import { products } from "@/content/products";
import { OpenToolsNote } from "@/features/tools/components/open-tools-note";
import { readOpenTools } from "@/features/tools/open-tools";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...lounge.meta, path: "/lounge", image: "lounge" });

const tools = freeTools.map(({ id, name }) => ({ id, name }));

export default async function LoungePage() {
  const addresses = await readOpenTools();
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: lounge.meta.title, path: "/lounge" })]} />
      <LoungeHero />
      <ArrivalMoods />
      <LoungeMethod />
      <AppPrinciples
        note={(text) => (
          <OpenToolsNote note={text} open={products.toolkit.open} all={tools} addresses={addresses} />
        )}
      />
    </>
  );
}
