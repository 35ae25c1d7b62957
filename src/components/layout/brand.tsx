import { clsx } from "clsx";
import { Icon } from "@/components/art/icon";
import { PageLink } from "@/components/ui/page-link";
import { shell } from "@/content/shell";
import { site } from "@/content/site";
import styles from "./brand.module.css";

type BrandProps = {
  className?: string;
  hasFullLoad?: boolean;
};

export function Brand({ className, hasFullLoad }: BrandProps) {
  const Link = hasFullLoad ? "a" : PageLink;
  return (
    <Link className={clsx(styles.brand, className)} href="/home" aria-label={shell.brandLabel}>
      <Icon name="mark" className={styles.mark} />
      <span translate="no">{site.name}</span>
    </Link>
  );
}
