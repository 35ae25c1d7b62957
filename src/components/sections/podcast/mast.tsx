import { Scene } from "@/components/art/scene";
import { podcast } from "@/content/podcast";

export function Mast() {
  const { title, lead } = podcast.hero;
  return (
    <section className="po-mast on-night" aria-labelledby="h-podcast">
      <Scene name="mast" className="po-mast__scene" priority />
      <div className="wrap">
        <h1 id="h-podcast">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
    </section>
  );
}
