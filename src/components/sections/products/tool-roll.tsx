import { ButtonLink } from "@/components/ui/button-link";
import type { products } from "@/content/products";
import { ToolDrawing } from "./tool-drawing";

export function ToolRoll({ content }: { content: typeof products.toolkit }) {
  const { tools, waitlist } = content;
  return (
    <section className="rollband on-night" aria-labelledby="h-roll">
      <div className="wrap">
        <div className="roll__head">
          <h2 id="h-roll">{content.title}</h2>
          <p className="lead">{content.lead}</p>
        </div>
        <ol className="roll">
          {tools.map((tool) => (
            <li key={tool.id} className={`pocket pocket--${tool.id}`}>
              <ToolDrawing id={tool.id} label={tool.drawing} />
              <div className="pocket__cloth">
                <p className="pocket__soon">{content.soon}</p>
                <h3>{tool.name}</h3>
                <p className="pocket__text">{tool.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="roll__note">
          <p>
            <b>{waitlist.lead}</b> {waitlist.text}
          </p>
          <ButtonLink href="/auth" variant="gold">
            {waitlist.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
