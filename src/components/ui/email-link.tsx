"use client";

type EmailLinkProps = { address: string; subject?: string; className?: string; children?: string };

/**
 * A link to write to us. Proxies such as Cloudflare replace addresses in pages: React takes over what it finds (its one child is
 * a text, for which it compares nothing), and the link is then put right.
 */
export function EmailLink({ address, subject, className = "", children = address }: EmailLinkProps) {
  const href = `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
  const restore = (link: HTMLAnchorElement | null) => {
    const isChanged = link?.getAttribute("href") !== href || link.querySelector("[data-cfemail]");
    if (link && isChanged) Object.assign(link, { href, className, textContent: children });
  };
  return (
    <a ref={restore} className={className || undefined} href={href} suppressHydrationWarning>
      {children}
    </a>
  );
}
