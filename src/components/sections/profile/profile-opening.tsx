import { clsx } from "clsx";
import type { ReactNode, RefObject } from "react";
import { EmptyPlate } from "@/components/art/plate";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";
import { useRetry } from "@/lib/use-retry";
import styles from "./profile-opening.module.css";

const sky =
  "grid place-items-center px-gutter py-s6 min-[100rem]:justify-items-start min-[100rem]:pl-[calc(100%-33.25rem)]";

type ProfileOpeningProps = { plate: (className: string) => ReactNode; children: ReactNode };

export function ProfileOpening({ plate, children }: ProfileOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className="on-night">
        <div className={clsx(sky, styles.sky)}>{plate(clsx("min-[100rem]:max-w-120", styles.plate))}</div>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Keeps the picture above the dune of the footer. */
const aboveDune = "tab:mb-20 tab:max-w-[calc((var(--tall)-11rem)*2/3)]";

type ProfileNoticeProps = {
  heading?: string;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

export function ProfileNotice({ heading = profile.title, headingRef, children }: ProfileNoticeProps) {
  return (
    <ProfileOpening
      plate={(className) => (
        <EmptyPlate
          className={clsx(className, aboveDune)}
          drawing={
            <>
              <path strokeWidth="0.65" d="M16 196H224M92 208H148M100 220H140M109 232H131" />
              <path d="M76 196A44 44 0 0 1 164 196" />
              <path strokeWidth="0.65" strokeDasharray="2 5" d="M120 136V112M78 153L62 136M162 153L178 136" />
            </>
          }
        />
      )}
    >
      <h1 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {heading}
      </h1>
      <div className="grid max-w-[34em] justify-items-start gap-s5 max-tab:pb-s6">{children}</div>
    </ProfileOpening>
  );
}

type ProfileFailedProps = { children: ReactNode; onRetry: () => Promise<unknown> };

export function ProfileFailed({ children, onRetry }: ProfileFailedProps) {
  const { retry, isTrying, tries } = useRetry(onRetry);

  return (
    <ProfileNotice>
      <Message key={tries} tone="error">
        {children}
      </Message>
      <Button variant="line" isBusy={isTrying} onClick={() => void retry()}>
        {profile.retry}
      </Button>
    </ProfileNotice>
  );
}

export function ProfileWaiting({ text }: { text: string }) {
  return (
    <>
      <ProfileOpening
        plate={(className) => (
          <EmptyPlate
            className={className}
            drawing={
              <path
                className="origin-[50%_47%] animate-turn"
                strokeWidth="1.6"
                d="M120 142A28 28 0 0 1 148 170"
              />
            }
          >
            <p className={styles.text} role="status">
              {text}
            </p>
          </EmptyPlate>
        )}
      >
        <div className={styles.lines} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </ProfileOpening>
      <div className={styles.rest} aria-hidden="true" />
    </>
  );
}
