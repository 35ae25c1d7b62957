"use client";

type EmailLinkProps = { address: string; subject?: string; className?: string; children?: string };

/**
 * Proxies such as Cloudflare replace email addresses in pages. React hydrates the replaced link without a comparison,
 * and the ref callback restores the link.
 */
export function EmailLink({ address, subject, className = "", children = address }: EmailLinkProps) {
  const href = `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
  const restore = (link: HTMLAnchorElement | null) => {
    if (!link) return;
    if (link.getAttribute("href") === href && !link.querySelector("[data-cfemail]")) return;
    link.href = href;
    link.className = className;
    link.textContent = children;
  };
  return (
    <a ref={restore} className={className || undefined} href={href} suppressHydrationWarning>
      {children}
    </a>
  );
}
