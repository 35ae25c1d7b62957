import type { ReactNode } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { Button } from "@/components/ui/button";
import { classNames } from "@/lib/class-names";
import styles from "./form-sent.module.css";

type FormSentProps = {
  headingId: string;
  figure: 2 | 3;
  heading: string;
  steps: readonly { when: string; what: string }[];
  action: { label: string; onPress: () => void };
  children: ReactNode;
};

/** What takes the form's place when it was sent. */
export function FormSent({ headingId, figure, heading, steps, action, children }: FormSentProps) {
  return (
    <div className="grid min-h-0 overflow-y-auto wide:grid-cols-[18rem_minmax(0,1fr)]">
      <div className={classNames("relative overflow-hidden", styles.sky)} aria-hidden="true">
        <MethodFigure n={figure} className={figure === 2 ? styles.sun : styles.square} />
      </div>
      <div className={styles.text}>
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        <p className="lead mt-s4">{children}</p>
        <dl className={classNames("mt-s5 border-gold border-t", styles.steps)}>
          {steps.map((step) => (
            <div key={step.when} className="grid border-dune-line border-b leading-[1.45]">
              <dt className="text-gold-ink">{step.when}</dt>
              <dd>{step.what}</dd>
            </div>
          ))}
        </dl>
        <Button variant="line" className="mt-s5 max-wide:w-full" onClick={action.onPress}>
          {action.label}
        </Button>
      </div>
    </div>
  );
}
