import { Scene } from "@/components/art/scene";
import { Paragraph } from "@/components/ui/words";
import { type About, aboutLabels } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./about-hero.module.css";

/** Hyphenated words stay on one line. */
function keepTogether(title: string) {
  return title.split(/(\S+-\S+)/).map((part, index) => (
    <span key={index} className={/\S-\S/.test(part) ? "tab:whitespace-nowrap" : undefined}>
      {part}
    </span>
  ));
}

export function AboutHero({ content }: { content: About["hero"] }) {
  return (
    <section className={styles.hero} aria-labelledby="h-about">
      <div className="wrap">
        {/* The positive z-index keeps the title above the picture's faded upper edge. */}
        <div className="grid12 relative z-1 items-end gap-y-s5">
          <h1 id="h-about" className={classNames("leading-[1.02] wide:col-end-9", styles.title)}>
            {keepTogether(content.title)}
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
