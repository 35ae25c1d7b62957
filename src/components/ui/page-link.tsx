"use client";

import Link, { useLinkStatus } from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useEffect, useState } from "react";
import { isNavigating } from "@/lib/is-navigating";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { pageChange } from "./page-change";

const changes = [pageChange];

/** Most pages are shown within this time. */
const noticeAfterMs = 400;

type PageLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch" | "onNavigate"> & { href: string };

function PendingNavigation({ href, clicks }: { href: string; clicks: number }) {
  const { pending } = useLinkStatus();
  const isWaiting = useStalledNavigation(pending, href, clicks);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => isNavigating.set(true), noticeAfterMs);
    const end = () => {
      clearTimeout(timer);
      isNavigating.set(false);
    };
    // A full page load also ends the notice, because the browser may restore this page from the back/forward cache.
    addEventListener("pagehide", end);
    return () => {
      removeEventListener("pagehide", end);
      end();
    };
  }, [isWaiting]);

  return null;
}

export function PageLink({ children, ...props }: PageLinkProps) {
  const router = useRouter();
  const [clicks, setClicks] = useState(0);
  // Next's link would not scroll again if the address already ends with this hash (vercel/next.js#88986).
  if (props.href.startsWith("#")) return <a {...props}>{children}</a>;
  return (
    <Link
      {...props}
      prefetch={false}
      transitionTypes={changes}
      onPointerEnter={() => router.prefetch(props.href)}
      onNavigate={() => setClicks(clicks + 1)}
    >
      {children}
      <PendingNavigation href={props.href} clicks={clicks} />
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
