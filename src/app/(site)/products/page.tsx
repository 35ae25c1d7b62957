import { StructuredData } from "@/components/layout/structured-data";
import { Bed } from "@/components/sections/products/bed";
import { TenthPacket } from "@/components/sections/products/tenth-packet";
import { ToolRoll } from "@/components/sections/products/tool-roll";
import { products } from "@/content/products";
import { AppSprite } from "@/features/future-apps/components/app-sprite";
import { SeedBed } from "@/features/future-apps/components/seed-bed";
import { VoteGarden } from "@/features/future-apps/components/vote-garden";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({ ...products.meta, path: "/products", image: "products" });

export default function ProductsPage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: products.meta.title, path: "/products" })]} />
      <AppSprite />
      <Bed content={products.hero} garden={<VoteGarden />} />
      <ToolRoll content={products.toolkit} />
      <SeedBed />
      <TenthPacket content={products.tenth} />
    </>
  );
}
