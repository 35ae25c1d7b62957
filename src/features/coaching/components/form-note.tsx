import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./form-note.module.css";

type FormNoteProps = { labelledBy?: string; children: ReactNode };

/** What happens after a form is sent, said at its end. */
export function FormNote({ labelledBy, children }: FormNoteProps) {
  return (
    <section className={classNames("bg-info-bg text-info", styles.note)} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
