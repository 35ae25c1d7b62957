import type { ReactNode, RefObject } from "react";
import { EmptyPlate } from "@/components/art/plate";
import { profile } from "@/content/profile";
import { classNames } from "@/lib/class-names";
import { ProfileOpening } from "./profile-opening";

/** The footer's dune comes up to here. */
const aboveDune = "tab:mb-20 tab:max-w-[calc((var(--tall)-11rem)*2/3)]";

type ProfileNoticeProps = {
  heading?: string;
  /** for whoever moves the focus to what has changed */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** What stands where a member's page would: why it is not there, and the way on, beside a plate whose sun is low. */
export function ProfileNotice({ heading = profile.title, headingRef, children }: ProfileNoticeProps) {
  return (
    <ProfileOpening
      plate={(className) => (
        <EmptyPlate
          className={classNames(className, aboveDune)}
          drawing={
            <>
              <path strokeWidth="0.65" d="M16 196H224M92 208H148M100 220H140M109 232H131" />
              <path d="M76 196A44 44 0 0 1 164 196" />
              <path strokeWidth="0.65" strokeDasharray="2 5" d="M120 136V112M78 153L62 136M162 153L178 136" />
            </>
          }
        >
          {null}
        </EmptyPlate>
      )}
    >
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h1>
      <div className="grid max-w-[34em] justify-items-start gap-s5 max-tab:pb-s6">{children}</div>
    </ProfileOpening>
  );
}
