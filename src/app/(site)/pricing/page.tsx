import type { Metadata } from "next";
import { Asked } from "@/components/sections/pricing/asked";
import { Carte } from "@/components/sections/pricing/carte";
import { Day } from "@/components/sections/pricing/day";
import { Founding } from "@/components/sections/pricing/founding";
import { GuestBook } from "@/components/sections/pricing/guest-book";
import { pricing } from "@/content/pricing";
import "@/components/sections/pricing/pricing.css";

export const metadata: Metadata = {
  title: pricing.meta.title,
  description: pricing.meta.description,
  alternates: { canonical: "/pricing" },
};

export default function PricingPage() {
  return (
    <>
      <Carte />
      <Founding />
      <GuestBook />
      <Asked />
      <Day />
    </>
  );
}
