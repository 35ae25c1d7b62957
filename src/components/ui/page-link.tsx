"use client";

import Link, { useLinkStatus } from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { pageChange } from "./page-change";

const changes = [pageChange];

type PageLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

function StalledNavigation({ href }: { href: string }) {
  useStalledNavigation(useLinkStatus().pending, href);
  return null;
}

export function PageLink({ children, ...props }: PageLinkProps) {
  const router = useRouter();
  // Next's link would not scroll again if the address already ends with this hash (vercel/next.js#88986).
  if (props.href.startsWith("#")) return <a {...props}>{children}</a>;
  return (
    <Link
      {...props}
      prefetch={false}
      transitionTypes={changes}
      onPointerEnter={() => router.prefetch(props.href)}
    >
      {children}
      <StalledNavigation href={props.href} />
    </Link>
  );
}

/** The text has a separate element, so that React can change the text even on a translated page. */
export function TextLink({ children, ...props }: PageLinkProps) {
  return (
    <PageLink className="textlink" {...props}>
      <span>{children}</span>
    </PageLink>
  );
}
