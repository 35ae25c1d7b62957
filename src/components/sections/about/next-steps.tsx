import { PageLink } from "@/components/ui/page-link";
import { about } from "@/content/about";
import styles from "./next-steps.module.css";

const words = about.next;

export function NextSteps() {
  return (
    <section className="pt-band pb-[calc(var(--spacing-band)+5rem)]" aria-label={words.label}>
      <div className="wrap">
        <p className={styles.steps}>
          {words.before}
          <PageLink href={words.lounge.href}>{words.lounge.label}</PageLink>
          {words.between}
          <PageLink href={words.products.href}>{words.products.label}</PageLink>
          {words.after}
        </p>
        <p className="note mt-s5">{words.note}</p>
      </div>
    </section>
  );
}
