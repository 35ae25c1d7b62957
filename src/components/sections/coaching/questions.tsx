import { Panel } from "@/components/ui/panel";
import type { coaching } from "@/content/coaching";

export function Questions({ content }: { content: typeof coaching.questions }) {
  return (
    <section className="band" aria-labelledby="h-questions">
      <div className="wrap grid12 co-faq">
        <div className="co-faq__head">
          <h2 id="h-questions">{content.heading}</h2>
          <p className="lead">{content.lead}</p>
        </div>
        <div className="co-faq__list">
          {content.list.map(({ question, answer }) => (
            <Panel key={question} className="co-faq__item" summary={<h3>{question}</h3>}>
              <p>{answer}</p>
            </Panel>
          ))}
        </div>
      </div>
    </section>
  );
}
