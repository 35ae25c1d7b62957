import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./desk-progress.module.css";

type DeskProgressProps = ComponentProps<"progress"> & { ground?: "night" };

/** How far something long has come; without a value it has begun, and how long it takes is not known. */
export function DeskProgress({ className, ground, ...progress }: DeskProgressProps) {
  return <progress data-ground={ground} className={classNames(styles.progress, className)} {...progress} />;
}
