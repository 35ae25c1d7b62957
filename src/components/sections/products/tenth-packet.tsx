import { PageLink } from "@/components/ui/page-link";
import type { products } from "@/content/products";
import { site } from "@/content/site";
import { classNames } from "@/lib/class-names";
import { PacketDrawing } from "./packet-drawing";
import styles from "./tenth-packet.module.css";

export function TenthPacket({ content }: { content: typeof products.tenth }) {
  const letter = `mailto:${site.support}?subject=${encodeURIComponent(content.subject)}`;
  return (
    <section className={classNames("bg-dune", styles.tenth)} aria-labelledby="h-tenth">
      <div className="wrap grid12">
        <div className={styles.packet}>
          <PacketDrawing />
          <p className={styles.number} aria-hidden="true">
            {content.number}
          </p>
        </div>
        <div className={styles.text}>
          <h2 id="h-tenth">{content.title}</h2>
          <p className="lead mt-s5 text-ink">{content.lead}</p>
          <div className="actions mt-s6">
            <a className="btn btn--line" href={letter}>
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
