import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/lib/class-names";

type LinkWords = { text: string; href: string };

type ResultActionsFrameProps = {
  words: { heading: string; text: string };
  first: LinkWords;
  second: LinkWords;
  isWaiting?: boolean;
  children: ReactNode;
};

export function ResultActionsFrame({ words, first, second, isWaiting, children }: ResultActionsFrameProps) {
  return (
    <section
      className="relative py-band bg-dune pb-[calc(var(--spacing-band)+clamp(60px,8vw,120px))]"
      aria-labelledby="h-actions"
      aria-busy={isWaiting}
    >
      <div className={classNames("wrap grid12 items-end gap-y-s6", isWaiting && "invisible")}>
        <div className="wide:col-[1/8]">
          <h2 id="h-actions">{words.heading}</h2>
          <p className="lead mt-5">{words.text}</p>
          <div className="mt-s5 flex flex-wrap items-center gap-s4">
            <ButtonLink href={first.href}>{first.text}</ButtonLink>
            <ButtonLink href={second.href} variant="line">
              {second.text}
            </ButtonLink>
          </div>
        </div>
        <div className="grid justify-items-start wide:col-[9/-1]">{children}</div>
      </div>
    </section>
  );
}
