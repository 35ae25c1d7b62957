import type { ReactNode, RefObject } from "react";
import { EmptyPlate } from "@/components/art/plate";
import { profile } from "@/content/profile";
import { classNames } from "@/lib/class-names";
import { ProfileOpening } from "./profile-opening";

/** Ends at the footer's dune. */
const aboveDune = "tab:mb-20 tab:max-w-[calc((var(--tall)-11rem)*2/3)]";

type ProfileNoticeProps = {
  heading?: string;
  /** For callers that focus the heading. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** Replaces a member's page with a reason and a next step. */
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
