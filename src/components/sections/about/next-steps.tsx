import { PageLink } from "@/components/ui/page-link";
import { about } from "@/content/about";
import styles from "./next-steps.module.css";

const text = about.next;

export function NextSteps() {
  return (
    <section className="pt-band pb-[calc(var(--spacing-band)+5rem)]" aria-label={text.label}>
      <div className="wrap">
        <p className={styles.steps}>
          {text.before}
          <PageLink href={text.lounge.href}>{text.lounge.label}</PageLink>
          {text.between}
          <PageLink href={text.products.href}>{text.products.label}</PageLink>
          {text.after}
        </p>
        <p className="note mt-s5">{text.note}</p>
      </div>
    </section>
  );
}
