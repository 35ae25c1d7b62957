import type { Metadata } from "next";
import { TermsPage } from "@/components/sections/legal/terms-page";
import { terms } from "@/content/terms";
import { links } from "@/lib/links";
import "@/components/sections/legal/legal.css";

export const metadata: Metadata = {
  title: terms.meta.title,
  description: terms.meta.description,
  alternates: { canonical: "/terms" },
};

export default function Page() {
  return <TermsPage privacy={links.privacy} />;
}
