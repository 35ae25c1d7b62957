export type SaveState =
  | { kind: "clean" | "waiting" | "saving" }
  | { kind: "on-hold" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown };

type AutosaveOptions<Content> = {
  read: () => Content;
  send: (content: Content) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Milliseconds without typing before a save. */
  waitMs?: number;
};

/** Runs one save at a time. A failed save is repeated at the next change, or by the caller. */
export function createAutosave<Content>({ read, send, onState, waitMs = 800 }: AutosaveOptions<Content>) {
  let known = JSON.stringify(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isOnHold = false;

  const isDirty = () => JSON.stringify(read()) !== known;

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
        onState(isOnHold ? { kind: "on-hold" } : { kind: "failed", error });
        return false;
      }
      known = JSON.stringify(content);
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
  function edited() {
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
    edited,

    hold() {
      stopWaiting();
      isOnHold = true;
      onState({ kind: "on-hold" });
    },

    release() {
      isOnHold = false;
    },

    /** Marks the current content as unsaved. */
    reopen() {
      known = "";
    },

    /** Marks the current content as saved. */
    accept() {
      stopWaiting();
      known = JSON.stringify(read());
      onState({ kind: "clean" });
    },

    stop: stopWaiting,
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
