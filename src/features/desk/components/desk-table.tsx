import type { ComponentProps } from "react";
import { classNames } from "@/lib/class-names";
import styles from "./desk-table.module.css";

/** A list with a heading for each column; on a narrow screen each row is a card. */
export function DeskTable({ className, ...rest }: ComponentProps<"table">) {
  return <table className={classNames(styles.table, className)} {...rest} />;
}
