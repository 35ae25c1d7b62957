import { Panel } from "@/components/ui/panel";
import { pricing } from "@/content/pricing";

export function Asked() {
  const { title, list } = pricing.faq;
  return (
    <section className="band band--dune" aria-labelledby="h-asked">
      <div className="wrap">
        <h2 id="h-asked">{title}</h2>
        <div className="pr-asked">
          {list.map(({ question, answer }) => (
            <Panel key={question} className="pr-asked__item" summary={<h3>{question}</h3>}>
              <p>{answer}</p>
            </Panel>
          ))}
        </div>
      </div>
    </section>
  );
}
