import { MethodFigure } from "@/components/art/method-figure";
import { home } from "@/content/home";

export function Method() {
  const { heading, lead, steps } = home.method;
  return (
    <section className="band band--paper method" id="method" aria-labelledby="h-method">
      <div className="wrap">
        <div className="grid12">
          <h2 id="h-method" className="method__head">
            {heading}
          </h2>
          <p className="lead method__lead">{lead}</p>
        </div>
        <ol className="grid12 method__steps">
          {steps.map((step) => (
            <li key={step.name} className="step">
              <figure>
                <MethodFigure n={step.figure} />
              </figure>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
              <p className="aside">{step.aside}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
