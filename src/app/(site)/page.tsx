import type { Metadata } from "next";
import { HomePage } from "@/components/sections/home/home-page";
import "@/components/sections/home/home.css";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function Page() {
  return <HomePage />;
}
