import { Scene } from "@/components/art/scene";
import { ButtonLink } from "@/components/ui/button-link";
import { Paragraph } from "@/components/ui/words";
import type { Lounge } from "@/content/lounge";
import { classNames } from "@/lib/class-names";
import styles from "./lounge-hero.module.css";

export function LoungeHero({ content: { title, lead, action, more } }: { content: Lounge["hero"] }) {
  return (
    <section
      className={classNames("relative isolate overflow-hidden bg-canvas", styles.hero)}
      aria-labelledby="h-lounge"
    >
      <Scene
        name="tent"
        className={classNames(
          "max-wide:block",
          "low:absolute low:inset-0 low:-z-10 low:[&_img]:mask-none! low:[&_img]:h-full! low:[&_img]:object-[100%_100%]!",
          styles.scene,
        )}
        hasPriority
      />
      <div className="wrap">
        <div
          className={
            "max-wide:mt-s4 max-wide:max-w-[34rem] max-wide:pb-s8 low:mt-0 low:w-[46%] low:py-s5 wide:w-[37%]"
          }
        >
          <h1 id="h-lounge" className="hero-title">
            {title}
          </h1>
          <Paragraph
            className="lead mt-s5 max-w-[27em] text-ink min-[125rem]:max-w-[22em] low:mt-3 low:max-w-[37vw] low:text-base"
            text={lead}
          />
          <div className="actions mt-s6 min-[125rem]:flex-col min-[125rem]:items-start low:mt-4">
            <ButtonLink href="#method" hasRise>
              {action}
            </ButtonLink>
            <a className="textlink" href="#door">
              {more}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
