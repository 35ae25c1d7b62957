import type { Metadata } from "next";
import Link from "next/link";
import { Scene } from "@/components/art/scene";
import { auth } from "@/content/auth";
import { shell } from "@/content/shell";
import { links } from "@/lib/links";
import { Enter } from "./enter";

export const metadata: Metadata = {
  title: auth.title,
  description: auth.description,
  robots: { index: false },
};

export default function AuthPage() {
  const law = (
    <p className="note auth__law">
      {auth.law.before} <Link href={links.privacy.href}>{shell.footer.privacy}</Link> {auth.law.and}{" "}
      <Link href={links.terms.href}>{shell.footer.terms}</Link>.
    </p>
  );
  return <Enter film={<Scene name="auth" priority />} law={law} />;
}
