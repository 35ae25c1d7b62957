import { Panel } from "@/components/ui/panel";
import { pricing } from "@/content/pricing";
import styles from "./asked.module.css";

export function Asked() {
  const { title, list } = pricing.faq;
  return (
    <section className="band band--dune" aria-labelledby="h-asked">
      <div className="wrap">
        <h2 id="h-asked">{title}</h2>
        <div className="mt-s6 grid gap-x-s8 border-control-off max-wide:border-t wide:grid-cols-2">
          {list.map(({ question, answer }) => (
            <Panel key={question} className={styles.question} summary={<h3>{question}</h3>}>
              <p className="max-w-[56ch] pb-s5">{answer}</p>
            </Panel>
          ))}
        </div>
      </div>
    </section>
  );
}
