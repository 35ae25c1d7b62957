import { filmCuts } from "@/components/art/pictures";
import { Scene } from "@/components/art/scene";
import { Film } from "@/components/ui/film";
import { Paragraph } from "@/components/ui/words";
import { type Corporate, corporateLabels } from "@/content/corporate";
import { filmWords } from "@/content/shell";
import { classNames } from "@/lib/class-names";
import { BookingLink } from "./booking-link";
import styles from "./corporate-hero.module.css";

type CorporateHeroProps = { content: Corporate["hero"]; booking: string };

export function CorporateHero({ content, booking }: CorporateHeroProps) {
  return (
    <section
      className={classNames(
        "grid grid-cols-1 border-gold border-b low:grid-cols-2 wide:grid-cols-2",
        styles.hero,
      )}
      aria-labelledby="h-corporate"
    >
      <div
        className={classNames(
          "low:sticky! low:top-(--top) relative overflow-hidden low:h-[calc(100svh-var(--top))]!",
          styles.picture,
        )}
      >
        <Film
          cuts={filmCuts.corporate}
          pauseLabel={filmWords.pause}
          playLabel={filmWords.play}
          className="absolute inset-0"
          pauseClassName="rounded-control bg-sand"
        >
          <Scene name="corporate" alt={corporateLabels.hero} hasPriority />
        </Film>
      </div>
      <div className={classNames("flex flex-col justify-center low:pt-s5!", styles.text)}>
        <h1 id="h-corporate" className="max-w-[9.5em] leading-[1.02] low:text-[2.375rem]">
          {content.title}
        </h1>
        <Paragraph className="lead mt-s5 max-w-[28em] low:mt-4 low:text-base" text={content.lead} />
        <div className="mt-s6 low:mt-5">
          <BookingLink href={booking} className="max-[36rem]:w-full">
            {content.action}
          </BookingLink>
        </div>
        <dl className="mt-s7 max-w-[32rem] border-gold border-t">
          {content.facts.map((fact, index) => (
            <div
              key={index}
              className={classNames("grid gap-4 border-dune-line border-b leading-[1.45]", styles.fact)}
            >
              <dt className="text-ink-2">{fact.term}</dt>
              <dd className="font-[540]">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
