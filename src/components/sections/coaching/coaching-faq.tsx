import { Panel } from "@/components/ui/panel";
import { Paragraph } from "@/components/ui/words";
import type { Coaching } from "@/content/coaching";

export function CoachingFaq({ content }: { content: Coaching["faq"] }) {
  return (
    <section className="relative py-band" aria-labelledby="h-faq">
      <div className="wrap grid12 gap-y-s6">
        <div className="wide:col-end-5">
          <h2 id="h-faq">{content.heading}</h2>
          <Paragraph className="lead mt-5" text={content.lead} />
        </div>
        <div className="border-t border-dune-line wide:col-start-6">
          {content.list.map(({ question, answer }, index) => (
            <Panel
              key={index}
              className="border-b border-dune-line"
              summary={
                <h3 className="py-5 font-normal text-h4 leading-[1.3] tracking-[-0.01em] transition-colors">
                  {question}
                </h3>
              }
            >
              <Paragraph className="max-w-[56ch] pb-s5 text-ink-2" text={answer} />
            </Panel>
          ))}
        </div>
      </div>
    </section>
  );
}
