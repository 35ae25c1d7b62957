import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { LiveMessage } from "@/components/ui/message";
import { messages } from "@/content/messages";
import { profile } from "@/content/profile";
import type { ApiError } from "@/lib/api-error";
import styles from "./status-banner.module.css";

/** On narrow screens the banner overlaps the folded section list, because an empty banner would leave a gap there. */
const bannerLook =
  "pointer-events-none sticky top-[calc(var(--top)+0.75rem)] z-3 mb-5 h-[3.375rem] max-wide:-mt-[4.375rem]";
const messageLook = "pointer-events-auto [box-shadow:0_0_0_0.5rem_var(--color-sand),var(--shadow-lift)]";

type BannerMessage = { tone: "error" | "ok"; text: string };

type Banner = {
  onProcessing: (isBusy: boolean) => void;
  onMessage: (message: BannerMessage | null) => void;
  /** Called with the server's message when a call is refused because the session has ended. */
  onSignedOut: (message: string) => void;
};

const BannerContext = createContext<Banner>({
  onProcessing: () => {},
  onMessage: () => {},
  onSignedOut: () => {},
});

export function useStatusBanner() {
  return useContext(BannerContext);
}

type StatusBannerProps = Pick<Banner, "onSignedOut"> & { children: ReactNode };

export function StatusBanner({ onSignedOut, children }: StatusBannerProps) {
  const [pending, setPending] = useState(0);
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const [banner] = useState<Banner>(() => ({
    onProcessing: (isStarting) => setPending((count) => count + (isStarting ? 1 : -1)),
    onMessage: setMessage,
    onSignedOut,
  }));
  const isBusy = pending > 0;
  const success = message?.tone === "ok" ? message.text : null;
  const failure = message?.tone === "error" ? message.text : null;

  useEffect(() => {
    if (!message) return;
    function onControlClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest("button, a, summary")) setMessage(null);
    }
    document.addEventListener("click", onControlClick, true);
    return () => document.removeEventListener("click", onControlClick, true);
  }, [message]);

  return (
    <BannerContext value={banner}>
      <div className={clsx("min-w-0 wide:col-[5/-1]", styles.settings)} onInput={() => setMessage(null)}>
        <div className={bannerLook} data-banner>
          <LiveMessage className={messageLook} tone={isBusy ? "info" : "ok"}>
            {isBusy ? profile.processing : success}
          </LiveMessage>
          <LiveMessage className={messageLook} tone="error">
            {isBusy ? null : failure}
          </LiveMessage>
        </div>
        {children}
      </div>
    </BannerContext>
  );
}

const { notSignedIn } = messages.profile;

export function useSave() {
  const { onProcessing, onMessage, onSignedOut } = useStatusBanner();

  async function save<Result>(work: () => Promise<Result>): Promise<Result> {
    onMessage(null);
    onProcessing(true);
    try {
      return await work();
    } finally {
      onProcessing(false);
    }
  }

  function showFailure(
    error: ApiError,
    failed: (message: string) => string,
    signedOut: string = notSignedIn,
  ) {
    const isSignedOut = error.reason === "signed-out";
    const text = isSignedOut ? signedOut : failed(explainFailure(error));
    onMessage({ tone: "error", text });
    if (isSignedOut) onSignedOut(text);
    return null;
  }

  return { save, showSaved: (text: string) => onMessage({ tone: "ok", text }), showFailure };
}

export function explainFailure({ code, message }: ApiError) {
  const { unreachable, unexpected } = messages.general;
  return message ?? (code === "UNREACHABLE" ? unreachable : unexpected);
}
