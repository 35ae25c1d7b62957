"use client";

import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { desk } from "@/content/desk";

function Fetching() {
  const { pending } = useLinkStatus();
  return (
    <span className="desk-fetching" role="status">
      {pending ? desk.loading : null}
    </span>
  );
}

/**
 * A link within the Desk: its page is fetched when it is followed, and while that takes the page says so. A
 * loading page would stand in the way of whoever reads without scripts.
 */
export function DeskLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link {...props} prefetch={false}>
      {children}
      <Fetching />
    </Link>
  );
}
