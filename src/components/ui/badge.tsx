import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";

type BadgeProps = {
  tone?: "plain" | "info" | "alert" | "ok" | "gold";
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "plain" && `badge--${tone}`, className)}>{children}</span>
  );
}
