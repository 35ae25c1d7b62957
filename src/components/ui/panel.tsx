import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./panel.module.css";

type PanelProps = {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
};

export function Panel({ summary, children, className }: PanelProps) {
  return (
    <details className={clsx(styles.panel, className)}>
      <summary>
        {summary}
        <svg className={styles.caret} viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 1V17M1 9H17" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
