"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { desk } from "@/content/desk";

function Fetching() {
  const { pending } = useLinkStatus();
  return (
    <span
      className="fixed top-[calc(var(--beta-h)+0.75rem)] right-4 z-40 animate-appear rounded-sheet border border-gold bg-paper px-[0.9rem] py-2 font-medium font-text text-ink text-small leading-[1.4] tracking-normal empty:hidden"
      role="status"
      data-fetching=""
    >
      {pending ? desk.loading : null}
    </span>
  );
}

/** A loading page would need scripts to show the content, so the link itself shows that its page is loading. */
export function DeskLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link {...props} prefetch={false}>
      {typeof children === "string" ? <span>{children}</span> : children}
      <Fetching />
    </Link>
  );
}
