import { corporate } from "@/content/corporate";

export function Heard() {
  const { title, list } = corporate.heard;
  return (
    <section className="band band--paper" aria-labelledby="h-heard">
      <div className="wrap">
        <h2 id="h-heard" className="co-heard__head">
          {title}
        </h2>
        <dl className="co-heard">
          {list.map(({ said, name, text }) => (
            <div key={name}>
              <dt>“{said}”</dt>
              <dd>
                <b>{name}</b> {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
