import { Paragraph } from "@/components/ui/words";
import type { Coaching } from "@/content/coaching";

const card =
  "flex flex-col rounded-sheet border border-dune-line bg-paper p-[clamp(1.5rem,1.1rem+1.5vw,2.25rem)] shadow-sheet tab:even:translate-y-s8";

export function CoachingPainPoints({ content }: { content: Coaching["painPoints"] }) {
  return (
    <section className="relative py-band" aria-labelledby="h-pain-points">
      <div className="wrap grid12 gap-y-s6">
        <div className="min-[75rem]:col-end-5">
          <div className="min-[75rem]:sticky min-[75rem]:top-[calc(var(--top)+2rem)]">
            <h2 id="h-pain-points">{content.heading}</h2>
            <Paragraph className="lead mt-s5" text={content.lead} />
          </div>
        </div>
        <div className="grid gap-x-gap gap-y-s5 tab:grid-cols-2 tab:pb-s8 min-[75rem]:col-start-5 min-[75rem]:ml-s6">
          {content.list.map((painPoint, index) => (
            <article key={index} className={card}>
              <h3 className="mb-s4 border-b border-gold pb-s4">{painPoint.heading}</h3>
              <Paragraph className="text-ink-2" text={painPoint.text} />
              <p className="aside mt-auto pt-s4 text-right">{painPoint.from}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
