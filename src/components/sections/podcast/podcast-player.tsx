"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { player } from "@/content/podcast-player";
import { loadScript } from "./load-script";

type State = "idle" | "loading" | "loaded" | "failed";

type PodcastPlayerProps = {
  script: string;
  host: string;
  failure: ReactNode;
  children: ReactNode;
};

export function PodcastPlayer({ script, host, failure, children }: PodcastPlayerProps) {
  const [state, setState] = useState<State>("idle");
  const mount = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === "loaded") mount.current?.focus({ preventScroll: true });
  }, [state]);

  async function load() {
    const place = mount.current;
    if (!place || state === "loading") return;
    const container = document.createElement("div");
    // Some hosts put the id of the target element into the script's URL, so the container gets this id.
    container.id = new URL(script).searchParams.get("container_id") ?? "podcast-player";
    place.replaceChildren(container);
    setState("loading");
    try {
      await loadScript(script, place);
      setState("loaded");
    } catch {
      place.replaceChildren();
      setState("failed");
    }
  }

  return (
    <>
      {state === "loaded" ? null : children}
      <div
        ref={mount}
        className="my-s5 [&:has(iframe,:not(script,:empty))]:min-h-[clamp(6rem,12vw,10rem)]"
        role="group"
        aria-label={player.label}
        tabIndex={-1}
        hidden={state !== "loaded" && state !== "loading"}
      />
      <div className="actions">
        {state === "loaded" ? null : (
          <Button
            className="min-w-[min(14rem,100%)] max-[36rem]:w-full"
            isBusy={state === "loading"}
            onClick={load}
          >
            <svg className="h-[0.95em] w-[0.8em] fill-current" viewBox="0 0 14 16" aria-hidden="true">
              <path d="M1 1L13 8L1 15Z" />
            </svg>
            <span>{getLabel(state)}</span>
          </Button>
        )}
        <div className="max-w-[36rem] flex-[1_1_18rem]" aria-live="polite">
          {state === "failed" ? (
            failure
          ) : (
            <p className="note">{state === "loaded" ? player.arrived(host) : player.idle(host)}</p>
          )}
        </div>
      </div>
    </>
  );
}

function getLabel(state: State) {
  if (state === "loading") return player.loading;
  return state === "failed" ? player.again : player.load;
}
