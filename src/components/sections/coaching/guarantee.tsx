import type { coaching } from "@/content/coaching";
import { Seal } from "./seal";

export function Guarantee({ content }: { content: typeof coaching.guarantee }) {
  return (
    <section className="band band--dune" aria-labelledby="h-guarantee">
      <div className="wrap grid12 guarantee">
        <Seal {...content.seal} />
        <div className="guarantee__text">
          <h2 id="h-guarantee">{content.heading}</h2>
          <p className="lead">{content.text}</p>
        </div>
      </div>
    </section>
  );
}
