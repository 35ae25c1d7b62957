import type { Metadata } from "next";
import { HomePage } from "@/components/sections/home/home-page";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function Page() {
  return <HomePage />;
}
