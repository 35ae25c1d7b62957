import { MethodFigure } from "@/components/art/method-figure";
import { Paragraph } from "@/components/ui/words";
import type { Home } from "@/content/home";
import { classNames } from "@/lib/class-names";
import styles from "./home-method.module.css";

const figures = [1, 2, 3] as const;

export function HomeMethod({ content: { heading, lead, steps } }: { content: Home["method"] }) {
  return (
    <section
      className="relative overflow-clip bg-paper py-band moving:bg-transparent"
      id="method"
      aria-labelledby="h-method"
    >
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-method" className="wide:col-start-1 wide:col-end-7">
            {heading}
          </h2>
          <Paragraph
            className="lead max-wide:mt-s4 wide:-col-end-1 wide:col-start-8 wide:self-end wide:pl-s7"
            text={lead}
          />
        </div>
        <ol
          role="list"
          className={classNames("grid12 relative mt-s7 items-end gap-y-s7 wide:items-start", styles.steps)}
        >
          {steps.map((step, index) => (
            <li key={index} className={classNames("gap-x-s6", styles.step)}>
              <figure className={classNames("flex items-end self-end", styles.figure)}>
                <MethodFigure n={figures[index] ?? 1} className={styles.drawing} />
              </figure>
              <h3 className="mt-s5 self-end">{step.name}</h3>
              <Paragraph className="mt-[0.6rem] max-w-[34ch] text-ink-2" text={step.text} />
              <p className={classNames("aside mt-s4", styles.aside)}>{step.aside}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
