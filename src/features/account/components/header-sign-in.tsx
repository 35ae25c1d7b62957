"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { signInPath } from "@/lib/return-target";

/** On the sign-in pages, the header's link keeps the page to return to. */
export function HeaderSignIn({ className, children }: { className: string; children: ReactNode }) {
  const path = usePathname();
  const [href, setHref] = useState<string>(shell.signIn.href);

  useEffect(() => {
    const target = new URLSearchParams(window.location.search).get("returnTo");
    const isSignIn = /^\/(auth|login)(?![\w-])/.test(path);
    setHref(isSignIn && target ? signInPath(target) : shell.signIn.href);
  }, [path]);

  return (
    <PageLink className={className} href={href}>
      {children}
    </PageLink>
  );
}
