"use client";

import { OutLink } from "@/components/layout/out-link";
import { type FreeToolId, freeToolName } from "@/content/free-tools";
import { products } from "@/content/products";
import styles from "./tool-state.module.css";
import { useOpenTools } from "./use-open-tools";

/** Whether a tool is coming soon or open; then all of its card leads there. Both take the same line. */
export function ToolState({ id }: { id: FreeToolId }) {
  const { place, tools } = useOpenTools();
  const address = tools[id];
  return (
    <span ref={place} data-open={address ? "" : undefined}>
      {address ? (
        <OutLink className={styles.link} href={address}>
          {products.toolkit.open}
          <span className="sr-only">: {freeToolName(id)}</span>
        </OutLink>
      ) : (
        products.toolkit.soon
      )}
    </span>
  );
}
