"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { pageChange } from "./page-change";

const changes = [pageChange];

type PageLinkProps = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string };

export function PageLink(props: PageLinkProps) {
  const router = useRouter();
  return (
    <Link
      {...props}
      prefetch={false}
      transitionTypes={changes}
      onPointerEnter={() => router.prefetch(props.href)}
    />
  );
}

export function TextLink(props: PageLinkProps) {
  return <PageLink className="textlink" {...props} />;
}
