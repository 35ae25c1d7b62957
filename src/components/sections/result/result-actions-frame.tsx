import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type ResultActionsFrameProps = {
  heading: string;
  text: string;
  actions: ReactNode;
  links: ReactNode;
  isWaiting?: boolean;
};

/** The end of a result: the two steps to take next, and smaller links beside them. */
export function ResultActionsFrame({ heading, text, actions, links, isWaiting }: ResultActionsFrameProps) {
  return (
    <section
      className="relative py-band bg-dune pb-[calc(var(--spacing-band)+clamp(60px,8vw,120px))]"
      aria-labelledby="h-actions"
      aria-busy={isWaiting}
    >
      <div className={classNames("wrap grid12 items-end gap-y-s6", isWaiting && "invisible")}>
        <div className="wide:col-[1/8]">
          <h2 id="h-actions">{heading}</h2>
          <p className="lead mt-5">{text}</p>
          <div className="mt-s5 flex flex-wrap items-center gap-s4">{actions}</div>
        </div>
        <div className="grid justify-items-start wide:col-[9/-1]">{links}</div>
      </div>
    </section>
  );
}
