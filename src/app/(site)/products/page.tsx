import type { Metadata } from "next";
import { Bed } from "@/components/sections/products/bed";
import { TenthPacket } from "@/components/sections/products/tenth-packet";
import { ToolRoll } from "@/components/sections/products/tool-roll";
import { products } from "@/content/products";
import { AppSprite } from "@/features/future-apps/components/app-sprite";
import { SeedBed } from "@/features/future-apps/components/seed-bed";
import { VoteGarden } from "@/features/future-apps/components/vote-garden";
import "@/components/sections/products/products.css";

export const metadata: Metadata = {
  title: products.meta.title,
  description: products.meta.description,
  alternates: { canonical: "/products" },
};

export default function ProductsPage() {
  return (
    <>
      <AppSprite />
      <Bed content={products.hero} garden={<VoteGarden />} />
      <ToolRoll content={products.toolkit} />
      <SeedBed />
      <TenthPacket content={products.tenth} />
    </>
  );
}
