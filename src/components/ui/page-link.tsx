"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

/** A link that fetches its page when somebody is about to follow it, not for everybody who scrolls past. */
export function PageLink(props: PageLinkProps) {
  const router = useRouter();
  return <Link {...props} prefetch={false} onPointerEnter={() => router.prefetch(props.href)} />;
}
