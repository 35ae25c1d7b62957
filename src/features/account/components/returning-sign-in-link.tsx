"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { signInPath } from "@/lib/return-target";

/** The sign-in link of account pages keeps the current return target. Other pages do not load this file. */
export function ReturningSignInLink({ className, children }: { className: string; children: ReactNode }) {
  const path = usePathname();
  const [href, setHref] = useState<string>(shell.signIn.href);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address
  useEffect(() => {
    const target = new URLSearchParams(window.location.search).get("returnTo");
    setHref(target ? signInPath(target) : shell.signIn.href);
  }, [path]);

  return (
    <PageLink className={className} href={href}>
      {children}
    </PageLink>
  );
}
