"use client";

import { OutLink } from "@/components/layout/out-link";
import styles from "./tool-state.module.css";
import { useOpenTools } from "./use-open-tools";

type ToolStateProps = { id: string; name: string; soon: string; open: string };

/** Whether a tool is coming soon or open; then all of its card leads there. Both take the same line. */
export function ToolState({ id, name, soon, open }: ToolStateProps) {
  const { place, tools } = useOpenTools();
  const address = tools[id];
  return (
    <span ref={place} data-open={address ? "" : undefined}>
      {address ? (
        <OutLink className={styles.link} href={address}>
          {open}
          <span className="sr-only">: {name}</span>
        </OutLink>
      ) : (
        soon
      )}
    </span>
  );
}
