import { about } from "@/content/about";

const words = about.principles;

export function Principles() {
  return (
    <section className="band band--paper ab-rules" aria-labelledby="h-rules">
      <div className="wrap">
        <h2 id="h-rules">{words.title}</h2>
        <ol>
          {words.list.map((principle) => (
            <li key={principle.name}>
              <h3>{principle.name}</h3>
              <p>{principle.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
