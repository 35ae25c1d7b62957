import type { ReactNode } from "react";
import { classNames } from "@/lib/class-names";
import { StateIcon } from "./state-icon";

type MessageProps = {
  tone: "error" | "ok" | "info";
  /** false for a text that stands on the page from the start and is not news */
  live?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Message({ tone, live = true, id, className, children }: MessageProps) {
  const role = tone === "error" ? "alert" : "status";
  return (
    <div
      id={id}
      role={live ? role : undefined}
      className={classNames("message", `message--${tone}`, className)}
    >
      <StateIcon tone={tone} />
      <div>{children}</div>
    </div>
  );
}
