import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./desk-progress.module.css";

type DeskProgressProps = ComponentProps<"progress"> & { ground?: "night" };

export function DeskProgress({ className, ground, ...progress }: DeskProgressProps) {
  return <progress data-ground={ground} className={classNames(styles.progress, className)} {...progress} />;
}
