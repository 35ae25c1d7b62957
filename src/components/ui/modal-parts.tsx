import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./modal.module.css";

type PartProps = { className?: string; children: ReactNode };

/** Night beside the sheet on wide screens, above it on small ones. */
export function ModalColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={classNames("on-night", styles.side)}>{side}</div>
      {children}
    </div>
  );
}

type ModalScrollProps = PartProps & { isReached?: boolean };

/** What scrolls between the heading and the bar; the keyboard reaches it itself while nothing in it can be focused. */
export function ModalScroll({ isReached, className, children }: ModalScrollProps) {
  return (
    <div className={classNames(styles.scroll, className)} tabIndex={isReached ? 0 : undefined}>
      {children}
    </div>
  );
}

/** The foot of the sheet: its buttons, and a note beside them where there is room. */
export function ModalBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {note ? <p className={classNames("note", styles.beside)}>{note}</p> : null}
    </div>
  );
}

/** The column of scroll and bar, as the class of a form. */
export const modalMain = styles.main;
