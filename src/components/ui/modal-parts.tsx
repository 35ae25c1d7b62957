import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./modal.module.css";

export function ModalColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={classNames("on-night", styles.side)}>{side}</div>
      {children}
    </div>
  );
}

type ModalScrollProps = { isReached?: boolean; className?: string; children: ReactNode };

/** A scrolling part without a focusable element must be focusable itself, so that the keyboard can scroll it. */
export function ModalScroll({ isReached, className, children }: ModalScrollProps) {
  return (
    <div className={classNames(styles.scroll, className)} tabIndex={isReached ? 0 : undefined}>
      {children}
    </div>
  );
}

export function ModalBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {note ? <p className={classNames("note", styles.beside)}>{note}</p> : null}
    </div>
  );
}

export const modalMain = styles.main;

export const modalWithSide = styles.withSide;
