import { Scene } from "@/components/art/scene";
import { about } from "@/content/about";
import { classNames } from "@/lib/class-names";
import styles from "./about-hero.module.css";

const text = about.hero;

export function AboutHero() {
  return (
    <section className={styles.hero} aria-labelledby="h-about">
      <div className="wrap">
        {/* above the picture's soft upper edge */}
        <div className="grid12 relative z-1 items-end gap-y-s5">
          <h1 id="h-about" className={classNames("leading-[1.02] wide:col-end-9", styles.title)}>
            {text.title.split(/(\S+-\S+)/).map((part, place) =>
              place % 2 ? (
                <span key={part} className="tab:whitespace-nowrap">
                  {part}
                </span>
              ) : (
                part
              ),
            )}
          </h1>
          <p className="lead text-ink wide:col-start-9 wide:pb-2">{text.lead}</p>
        </div>
      </div>
      <Scene className={classNames("block", styles.picture)} name="caravan" alt={text.picture} priority />
      <div className="wrap">
        <p className="aside pt-s4 wide:text-right">{text.caption}</p>
      </div>
    </section>
  );
}
