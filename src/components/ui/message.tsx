import { clsx } from "clsx";
import type { ReactNode } from "react";
import { StateIcon } from "./state-icon";

const look =
  "flex gap-[min(0.75rem,3.1vw)] rounded-r-sheet border-current border-l-3 px-[min(1.1rem,4.6vw)] py-[0.9rem] text-base leading-[1.45] text-balance wrap-anywhere [&_:is(p,a)]:text-inherit";

const tones = {
  error: "bg-alert-bg text-alert",
  ok: "bg-success-bg text-success-ink",
  info: "bg-info-bg text-info",
};

type Tone = keyof typeof tones;

const getRole = (tone: Tone) => (tone === "error" ? "alert" : "status");

type MessageProps = {
  tone: Tone;
  /** False for text that is on the page from the start or already in a live region. */
  isLive?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Message({ tone, isLive = true, id, className, children }: MessageProps) {
  return (
    <div
      id={id}
      role={isLive ? getRole(tone) : undefined}
      data-tone={tone}
      className={clsx(look, tones[tone], className)}
    >
      <StateIcon tone={tone} className="mt-[0.1rem] size-5" />
      <div>{children}</div>
    </div>
  );
}

type LiveMessageProps = { tone: Tone; className?: string; children: ReactNode };

/** The live region stays mounted while its message changes, so that screen readers announce each message. */
export function LiveMessage({ tone, className, children }: LiveMessageProps) {
  return (
    <div role={getRole(tone)}>
      {children ? (
        <Message tone={tone} isLive={false} className={className}>
          {children}
        </Message>
      ) : null}
    </div>
  );
}

/** The live region stays mounted while its text changes, so that screen readers announce each text. */
export function LiveStatus({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="sr-only">
      {children}
    </span>
  );
}
