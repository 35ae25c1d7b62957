import type { Metadata } from "next";
import { Brief } from "@/components/sections/corporate/brief";
import { ClarityCall } from "@/components/sections/corporate/clarity-call";
import { Heard } from "@/components/sections/corporate/heard";
import { Partner } from "@/components/sections/corporate/partner";
import { Pathways } from "@/components/sections/corporate/pathways";
import { Process } from "@/components/sections/corporate/process";
import { Proof } from "@/components/sections/corporate/proof";
import { corporate } from "@/content/corporate";
import { links } from "@/lib/links";
import "@/components/sections/corporate/corporate.css";

export const metadata: Metadata = {
  title: corporate.meta.title,
  description: corporate.meta.description,
  alternates: { canonical: "/corporate" },
};

export default function CorporatePage() {
  return (
    <>
      <Brief booking={links.booking} />
      <Heard />
      <Proof />
      <Partner />
      <Pathways booking={links.booking} />
      <Process />
      <ClarityCall booking={links.booking} />
    </>
  );
}
