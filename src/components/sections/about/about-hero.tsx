import { Scene } from "@/components/art/scene";
import { Paragraph } from "@/components/ui/words";
import { type About, aboutLabels } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./about-hero.module.css";

export function AboutHero({ content }: { content: About["hero"] }) {
  return (
    <section className={styles.hero} aria-labelledby="h-about">
      <div className="wrap">
        {/* The positive z-index keeps the title above the picture's faded upper edge. */}
        <div className="grid12 relative z-1 items-end gap-y-s5">
          <h1 id="h-about" className={classNames("leading-[1.02] wide:col-end-9", styles.title)}>
            {content.title.split(/(\S+-\S+)/).map((part, place) =>
              place % 2 ? (
                <span key={place} className="tab:whitespace-nowrap">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </h1>
          <Paragraph className="lead text-ink wide:col-start-9 wide:pb-2" text={content.lead} />
        </div>
      </div>
      <Scene
        className={classNames("block", styles.picture)}
        name="caravan"
        alt={aboutLabels.hero}
        hasPriority
      />
      <div className="wrap">
        <p className="aside pt-s4 wide:text-right">{content.caption}</p>
      </div>
    </section>
  );
}
