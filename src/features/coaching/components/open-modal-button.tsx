import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { formTrigger } from "@/content/load-failures";
import { offerRenewal } from "@/lib/renewal";
import { report } from "@/lib/report";
import { readSender } from "../sender";
import type { CoachingModalProps } from "./form-modal";

const modals = {
  collective: async () => (await import("./join-waitlist-modal")).JoinWaitlistModal,
  partnership: async () => (await import("./apply-modal")).ApplyModal,
};

type OpenModalButtonProps = {
  program: keyof typeof modals;
  className?: string;
  findDefaults: () => CoachingModalProps["defaults"] | Promise<CoachingModalProps["defaults"]>;
  children: ReactNode;
};
/** Input that differs from `defaults` counts as unsent. */
type Loaded = { Modal: ComponentType<CoachingModalProps>; defaults: CoachingModalProps["defaults"] };

export function OpenModalButton({ program, className, findDefaults, children }: OpenModalButtonProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const button = useRef<HTMLButtonElement>(null);

  async function open() {
    if (state === "loading") return;
    setState("loading");
    try {
      const [Modal, defaults] = await Promise.all([modals[program](), findDefaults()]);
      setLoaded({ Modal, defaults: defaults ?? readSender() ?? undefined });
      setState("open");
    } catch (error) {
      report("a form did not load", error);
      setState((await offerRenewal()) ? "closed" : "failed");
    }
  }

  // Focuses the button explicitly, because Safari does not focus a clicked button and the dialog cannot return the
  // focus.
  useEffect(() => {
    if (loaded && state === "closed") button.current?.focus({ preventScroll: true });
  }, [loaded, state]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-busy={state === "loading" || undefined}
        onClick={() => void open()}
      >
        {children}
      </button>
      {/* This live region takes no space while it is empty. */}
      <span
        className="shrink-0 grow basis-full text-alert text-small leading-[1.4] empty:absolute"
        role="status"
      >
        {state === "failed" ? formTrigger.failed : null}
      </span>
      {loaded && state === "open" ? (
        <loaded.Modal defaults={loaded.defaults} onClose={() => setState("closed")} />
      ) : null}
    </>
  );
}
