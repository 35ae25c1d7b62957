import { buttonLook } from "@/components/ui/button-look";
import { PageLink } from "@/components/ui/page-link";
import type { products } from "@/content/products";
import { site } from "@/content/site";
import { classNames } from "@/lib/class-names";
import { PacketDrawing } from "./packet-drawing";
import styles from "./suggest-app.module.css";

export function SuggestApp({ content }: { content: typeof products.suggestion }) {
  const mail = `mailto:${site.support}?subject=${encodeURIComponent(content.subject)}`;
  return (
    <section
      className="bg-dune pt-[calc(var(--spacing-band)*0.8)] pb-[calc(var(--spacing-band)+5rem)]"
      aria-labelledby="h-suggest"
    >
      <div className="wrap grid12">
        <div className={classNames("relative mb-s6 max-w-full self-start", styles.packet)}>
          <PacketDrawing />
          <p className={classNames("absolute text-center text-gold-ink", styles.number)} aria-hidden="true">
            {content.number}
          </p>
        </div>
        <div className={classNames("self-center", styles.text)}>
          <h2 id="h-suggest">{content.title}</h2>
          <p className="lead mt-s5 text-ink">{content.lead}</p>
          <div className="actions mt-s6">
            <a className={buttonLook({ variant: "line" })} href={mail}>
              {content.action}
            </a>
            <PageLink className="textlink" href="/lounge">
              {content.rest}
            </PageLink>
          </div>
        </div>
      </div>
    </section>
  );
}
