"use client";

import Link, { useLinkStatus } from "next/link";
import { type ComponentProps, useState } from "react";
import { desk } from "@/content/desk";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";

function Fetching({ href, clicks }: { href: string; clicks: number }) {
  const { pending } = useLinkStatus();
  const isWaiting = useStalledNavigation(pending, href, clicks);
  return (
    <span className="absolute" role="status" data-fetching="">
      {isWaiting ? (
        <span className="fixed top-[calc(var(--beta-h)+0.75rem)] right-4 z-40 animate-appear rounded-sheet border border-gold bg-paper px-[0.9rem] py-2 font-medium font-text text-ink text-small leading-[1.4] tracking-normal">
          {desk.loading}
        </span>
      ) : null}
    </span>
  );
}

type DeskLinkProps = Omit<ComponentProps<typeof Link>, "onNavigate"> & { href: string };

/** With a `loading.tsx` the content would need scripts, so the link itself shows that its page is loading. */
export function DeskLink({ children, ...props }: DeskLinkProps) {
  const [clicks, setClicks] = useState(0);
  return (
    <Link {...props} prefetch={false} onNavigate={() => setClicks(clicks + 1)}>
      {typeof children === "string" ? <span>{children}</span> : children}
      <Fetching href={props.href} clicks={clicks} />
    </Link>
  );
}
