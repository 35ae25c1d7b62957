import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./desk-progress.module.css";

type DeskProgressProps = ComponentProps<"progress"> & { ground?: "night" };

/** Without a value the progress is indeterminate. */
export function DeskProgress({ className, ground, ...progress }: DeskProgressProps) {
  return <progress data-ground={ground} className={classNames(styles.progress, className)} {...progress} />;
}
