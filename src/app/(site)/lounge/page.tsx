import { StructuredData } from "@/components/layout/structured-data";
import { UnfoldForPrint } from "@/components/layout/unfold-for-print";
import { LoungeMethod } from "@/components/sections/lounge/lounge-method";
import { AppPrinciples, ArrivalMoods, LoungeHero } from "@/components/sections/lounge/lounge-sections";
import { RichText } from "@/components/ui/rich-text";
import { freeToolsOf, toolStates } from "@/content/products";
import { OpenToolsNote } from "@/features/tools/components/open-tools-note";
import { readOpenTools } from "@/features/tools/open-tools";
import { getContent } from "@/server/content/page";
import { buildDocumentMetadata } from "@/server/seo/link-picture";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export const generateMetadata = () => buildDocumentMetadata("lounge", "lounge");

export default async function LoungePage() {
  const [lounge, products, futureApps, addresses] = await Promise.all([
    getContent("lounge"),
    getContent("products"),
    getContent("futureApps"),
    readOpenTools(),
  ]);
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: lounge.meta.title, path: "/lounge" })]} />
      <LoungeHero content={lounge.hero} />
      <ArrivalMoods content={lounge.moods} />
      <LoungeMethod content={lounge.method} breaths={lounge.breaths} />
      <AppPrinciples
        content={lounge.principles}
        apps={futureApps.list}
        note={
          <OpenToolsNote open={toolStates.open} all={freeToolsOf(products)} addresses={addresses}>
            <RichText text={lounge.principles.note} />
          </OpenToolsNote>
        }
      />
      <UnfoldForPrint />
    </>
  );
}
