import "./sheet.css";
import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./profile-opening.module.css";

type ProfileOpeningProps = { plate: (className: string) => ReactNode; children: ReactNode };

/** How a member's page opens: a plate on its night, and the words beside it in the first light. */
export function ProfileOpening({ plate, children }: ProfileOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className="on-night px-gutter py-s6 tab:grid tab:items-center tab:p-0">
        {plate(classNames("mx-auto grid place-items-center", styles.plate))}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
