import type { ReactNode } from "react";
import { Icon } from "@/components/art/icon";
import { Button } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { Paragraph } from "@/components/ui/words";
import type { Coaching } from "@/content/coaching";
import { formTrigger } from "@/content/load-failures";
import { type Program, type ProgramId, programTerms } from "@/content/programs";
import { formatPrice } from "@/content/tiers";
import { classNames } from "@/lib/class-names";
import styles from "./program-options.module.css";

export type RenderTrigger = (
  program: Exclude<ProgramId, "blueprint">,
  className: string,
  children: ReactNode,
) => ReactNode;

const buttons = { collective: buttonLook({ variant: "line" }), partnership: buttonLook() };

type ProgramOptionsProps = {
  content: Coaching["options"];
  programs: readonly Program[];
  support: string;
  renderTrigger: RenderTrigger;
};

export function ProgramOptions({ content, programs, support, renderTrigger }: ProgramOptionsProps) {
  return (
    <section className="relative py-band" id="program-options" aria-labelledby="h-options">
      <div className="wrap">
        <h2 id="h-options">{content.heading}</h2>
        <div className={classNames("mt-s7 border border-gold bg-paper shadow-sheet", styles.sheet)}>
          {programs.map(({ id, name, icon, price }) => (
            <article
              key={id}
              className={classNames("grid break-inside-avoid grid-cols-1 gap-s4", styles.option)}
            >
              <Icon name={icon} className={classNames("max-wide:hidden", styles.icon)} />
              <div className={classNames("flex flex-wrap items-baseline gap-y-1", styles.line)}>
                <h3>{name}</h3>
                <span className={classNames("flex-1", styles.dots)} aria-hidden="true" />
                <p className={styles.price}>
                  <span translate={price ? "no" : undefined}>{formatPrice({ price })}</span>
                  {price ? <span className="sr-only"> {programTerms.currency}</span> : null}
                </p>
              </div>
              <p className="font-aside text-[1.1875rem] text-gold-ink leading-[1.35] italic">
                {content[id].voice}
              </p>
              <div className={classNames("grid gap-s5", styles.body)}>
                <Paragraph className="max-w-[58ch] text-ink-2" text={content[id].text} />
                <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-wide:flex-row-reverse max-wide:justify-end wide:max-w-80 wide:justify-end">
                  {id === "blueprint" ? (
                    <>
                      <span className="note" id="blueprint-soon">
                        {content.soon}
                      </span>
                      <Button variant="line" aria-disabled="true" aria-describedby="blueprint-soon">
                        {content[id].action}
                      </Button>
                    </>
                  ) : (
                    renderTrigger(id, buttons[id], content[id].action)
                  )}
                </div>
              </div>
            </article>
          ))}
          <p className={classNames("note border-t border-gold pt-s4", styles.foot)}>{content.foot}</p>
          <noscript>
            <p className="note">
              {formTrigger.noScript} <a href={`mailto:${support}`}>{support}</a>
            </p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
