import { corporate } from "@/content/corporate";

export function Process() {
  const { title, steps } = corporate.process;
  return (
    <section className="band band--paper co-process" aria-labelledby="h-process">
      <div className="wrap">
        <h2 id="h-process">{title}</h2>
      </div>
      <div className="co-process__rule">
        <svg viewBox="0 0 2400 40" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
          <path d="M-10 .7H2410" />
          <path className="long" d="M-.7 13H2400" />
          <path className="middle" d="M49.6 8H2400" />
          <path className="short" d="M9.6 4.5H2400" />
        </svg>
      </div>
      <div className="wrap">
        <ol className="co-process__steps">
          {steps.map((step) => (
            <li key={step.name}>
              <h3>{step.name}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
