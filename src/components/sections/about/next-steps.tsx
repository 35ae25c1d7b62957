import { PageLink } from "@/components/ui/page-link";
import { type About, aboutLabels } from "@/content/about";
import styles from "./next-steps.module.css";

export function NextSteps({ content }: { content: About["next"] }) {
  return (
    <section className="pt-band pb-[calc(var(--spacing-band)+5rem)]" aria-label={aboutLabels.next}>
      <div className="wrap">
        <p className={styles.steps}>
          {`${content.before} `}
          <PageLink href="/lounge">{content.lounge}</PageLink>
          {` ${content.between} `}
          <PageLink href="/products">{content.products}</PageLink>
          {` ${content.after}`}
        </p>
        <p className="note mt-s5">{content.note}</p>
      </div>
    </section>
  );
}
