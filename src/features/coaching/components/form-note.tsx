import type { ReactNode } from "react";
import styles from "./form-note.module.css";

type FormNoteProps = { labelledBy?: string; children: ReactNode };

/** What happens after a form is sent, said at its end. */
export function FormNote({ labelledBy, children }: FormNoteProps) {
  return (
    <section className={styles.note} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
