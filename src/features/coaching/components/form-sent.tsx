import type { ReactNode } from "react";
import { MethodFigure } from "@/components/art/method-figure";
import { Button } from "@/components/ui/button";
import "./form-sent.css";

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
    <div className="sent">
      <div className={`sent__sky sent__sky--${figure}`} aria-hidden="true">
        <MethodFigure n={figure} />
      </div>
      <div className="sent__text">
        <h2 id={headingId} tabIndex={-1}>
          {heading}
        </h2>
        <p className="lead">{children}</p>
        <dl className="sent__steps">
          {steps.map((step) => (
            <div key={step.when}>
              <dt>{step.when}</dt>
              <dd>{step.what}</dd>
            </div>
          ))}
        </dl>
        <Button variant="line" onClick={action.onPress}>
          {action.label}
        </Button>
      </div>
    </div>
  );
}
