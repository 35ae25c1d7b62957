import { useEffect } from "react";
import { readApiError } from "@/lib/api-error";
import { isReloadingItself } from "../refusals";

export type SaveState =
  | { kind: "clean" | "waiting" | "saving" }
  | { kind: "on-hold" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown };

type AutosaveOptions<Content> = {
  read: () => Content;
  send: (content: Content) => Promise<unknown>;
  onState: (state: SaveState) => void;
};

/** A save starts after this time without typing. */
const waitMs = 800;

/** Runs one save at a time. A failed save is repeated at the next change, or by the caller. */
export function createAutosave<Content>({ read, send, onState }: AutosaveOptions<Content>) {
  let savedJson = JSON.stringify(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isOnHold = false;

  const isDirty = () => JSON.stringify(read()) !== savedJson;

  function stopWaiting() {
    clearTimeout(timer);
    timer = undefined;
  }

  async function sendAll(isQuiet: boolean) {
    // Stops if the user has typed meanwhile; the next pause saves the rest.
    while (isDirty() && timer === undefined && !isOnHold) {
      const content = read();
      if (!isQuiet) onState({ kind: "saving" });
      try {
        await send(content);
      } catch (error) {
        // The site may have stored the content although the request failed. The next save therefore sends the content
        // even if the user has undone the change.
        savedJson = "";
        onState(isOnHold ? { kind: "on-hold" } : { kind: "failed", error });
        return false;
      }
      savedJson = JSON.stringify(content);
      onState({ kind: "saved", at: new Date() });
    }
    if (isDirty() && timer !== undefined) onState({ kind: "waiting" });
    return !isDirty();
  }

  /** Resolves to whether everything is saved. A quiet save does not report that it has begun. */
  function save({ isQuiet = false } = {}) {
    stopWaiting();
    if (isOnHold) return Promise.resolve(false);
    running ??= sendAll(isQuiet).finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Must be called after every change. */
  function onEdit() {
    const hasWaited = timer !== undefined;
    stopWaiting();
    if (isOnHold) return;
    if (running || isDirty()) {
      timer = setTimeout(() => void save(), waitMs);
      if (!running) onState({ kind: "waiting" });
    } else if (hasWaited) onState({ kind: "clean" });
  }

  return {
    isDirty,
    save,
    onEdit,

    hold() {
      stopWaiting();
      isOnHold = true;
      onState({ kind: "on-hold" });
    },

    /** Ends the hold. The next save sends the content even if it is unchanged. */
    release() {
      isOnHold = false;
      savedJson = "";
    },

    markSaved() {
      stopWaiting();
      isOnHold = false;
      savedJson = JSON.stringify(read());
      onState({ kind: "clean" });
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

/** The interval at which a save is repeated while the site does not answer. */
const retryMs = 20_000;

function isOutage(state: SaveState) {
  if (state.kind !== "failed") return false;
  const { code } = readApiError(state.error);
  return code === "UNREACHABLE" || code === "SERVICE_UNAVAILABLE";
}

/** Repeats a save that failed in an outage: every 20 seconds, and as soon as the browser is online again. */
export function useSaveRetry(state: SaveState, save: Autosave["save"]) {
  useEffect(() => {
    if (!isOutage(state)) return;
    // Retries without the state "saving", so that the message of the failure and the focus on its button stay.
    const retry = () => void save({ isQuiet: true });
    const timer = setTimeout(retry, retryMs);
    addEventListener("online", retry);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", retry);
    };
  }, [state, save]);
}

function followedLink(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link;
}

/**
 * Saves before a link opens another page. The browser asks for confirmation before unsaved content is lost, but not if
 * the page reloads by itself and the tab has kept the content.
 */
export function useLeaveGuard({ isDirty, save }: Pick<Autosave, "isDirty" | "save">, isKept: () => boolean) {
  useEffect(() => {
    // Not an effect event: Firefox may stop a render to leave the page, and React would then refuse to call it.
    function askBefore(event: BeforeUnloadEvent) {
      if (isDirty() && !(isReloadingItself() && isKept())) event.preventDefault();
    }
    // A soft navigation fires no `beforeunload`, so links load the next page in full while content is unsaved.
    function onClick(event: MouseEvent) {
      const link = isDirty() ? followedLink(event) : null;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void save().then(() => window.location.assign(link.href));
    }
    addEventListener("beforeunload", askBefore);
    addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", askBefore);
      removeEventListener("click", onClick, true);
    };
  }, [isDirty, save, isKept]);
}
