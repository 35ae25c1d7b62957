import { Scene } from "@/components/art/scene";
import { Paragraph } from "@/components/ui/words";
import type { Podcast } from "@/content/podcast";
import { classNames } from "@/lib/class-names";
import styles from "./podcast-hero.module.css";

export function PodcastHero({ content: { title, lead } }: { content: Podcast["hero"] }) {
  return (
    <section
      className={classNames(
        "on-night min-[125rem]:[--scene:66%_50%]! low:[--scene:66%_30%]! low:min-h-[max(27rem,calc(100svh-var(--top)+5rem))]! relative isolate overflow-hidden",
        styles.hero,
      )}
      aria-labelledby="h-podcast"
    >
      <Scene
        name="mast"
        className={classNames(
          "-z-1 absolute inset-0 min-[125rem]:right-auto min-[125rem]:w-[112%]",
          styles.scene,
        )}
        hasPriority
      />
      <div className={classNames("wrap low:pt-s5!", styles.text)}>
        <h1 id="h-podcast" className="hero-title">
          {title}
        </h1>
        <Paragraph className={classNames("lead mt-s5 text-on-night", styles.intro)} text={lead} />
      </div>
    </section>
  );
}
