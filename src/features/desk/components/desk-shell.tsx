import type { ReactNode } from "react";
import { Message } from "@/components/ui/message";
import { desk } from "@/content/desk";
import { classNames } from "@/lib/class-names";
import { type DeskCounts, DeskNav } from "./desk-nav";
import styles from "./desk-shell.module.css";

export function DeskShell({ counts, children }: { counts: DeskCounts; children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <DeskNav counts={counts} />
      <main id="main" tabIndex={-1} className={classNames(styles.main, "noscript:[&_button]:hidden")}>
        <noscript>
          <Message tone="info" live={false} className="mb-s5">
            {desk.noScript}
          </Message>
        </noscript>
        {children}
      </main>
    </div>
  );
}
