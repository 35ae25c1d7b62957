import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./profile-opening.module.css";

const sky =
  "grid place-items-center px-gutter py-s6 min-[100rem]:justify-items-start min-[100rem]:pl-[calc(100%-33.25rem)]";

type ProfileOpeningProps = { plate: (className: string) => ReactNode; children: ReactNode };

export function ProfileOpening({ plate, children }: ProfileOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className="on-night">
        <div className={classNames(sky, styles.sky)}>
          {plate(classNames("min-[100rem]:max-w-120", styles.plate))}
        </div>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
