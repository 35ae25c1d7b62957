import type { Metadata } from "next";
import { PrivacyPage } from "@/components/sections/legal/privacy-page";
import { privacy } from "@/content/privacy";
import "@/components/sections/legal/legal.css";

export const metadata: Metadata = {
  title: privacy.meta.title,
  description: privacy.meta.description,
  alternates: { canonical: "/privacy" },
};

export default function Page() {
  return <PrivacyPage />;
}
