import { PageLink } from "@/components/ui/page-link";
import type { products } from "@/content/products";
import { site } from "@/content/site";
import { PacketDrawing } from "./packet-drawing";

export function TenthPacket({ content }: { content: typeof products.tenth }) {
  const letter = `mailto:${site.support}?subject=${encodeURIComponent(content.subject)}`;
  return (
    <section className="tenth" aria-labelledby="h-tenth">
      <div className="wrap grid12">
        <div className="packet">
          <PacketDrawing />
          <p aria-hidden="true">{content.number}</p>
        </div>
        <div className="tenth__text">
          <h2 id="h-tenth">{content.title}</h2>
          <p className="lead">{content.lead}</p>
          <div className="actions">
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
