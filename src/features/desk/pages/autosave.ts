export type SaveState =
  | { kind: "clean" | "waiting" | "saving" }
  | { kind: "on-hold" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown };

type AutosaveOptions<Words> = {
  /** Returns the current words. */
  read: () => Words;
  send: (words: Words) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** Milliseconds without typing before a save. */
  waitMs?: number;
};

/** Saves the words after a pause, one call at a time. A failed save is repeated with the next change. */
export function createAutosave<Words>({ read, send, onState, waitMs = 800 }: AutosaveOptions<Words>) {
  let known = JSON.stringify(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isOnHold = false;

  const isDirty = () => JSON.stringify(read()) !== known;

  function stopWaiting() {
    clearTimeout(timer);
    timer = undefined;
  }

  async function sendAll() {
    // If the user keeps typing, the next pause saves the rest.
    while (isDirty() && timer === undefined && !isOnHold) {
      const words = read();
      onState({ kind: "saving" });
      try {
        await send(words);
      } catch (error) {
        onState(isOnHold ? { kind: "on-hold" } : { kind: "failed", error });
        return false;
      }
      known = JSON.stringify(words);
      onState({ kind: "saved", at: new Date() });
    }
    if (isDirty() && timer !== undefined) onState({ kind: "waiting" });
    return !isDirty();
  }

  /** Saves at once. Resolves to whether everything is saved. */
  function save() {
    stopWaiting();
    if (isOnHold) return Promise.resolve(false);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Call it at every change. */
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

    /** Stops saving until `release`. */
    hold() {
      stopWaiting();
      isOnHold = true;
      onState({ kind: "on-hold" });
    },

    release() {
      isOnHold = false;
    },

    /** Marks the current words as unsaved. */
    reopen() {
      known = "";
    },

    /** Marks the current words as saved. */
    accept() {
      stopWaiting();
      known = JSON.stringify(read());
      onState({ kind: "clean" });
    },

    stop: stopWaiting,
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
