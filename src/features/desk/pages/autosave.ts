export type SaveState =
  | { kind: "clean" | "waiting" | "saving" }
  | { kind: "held" }
  | { kind: "saved"; at: Date }
  | { kind: "failed"; error: unknown };

type AutosaveOptions<Words> = {
  /** Returns what is written at the moment. */
  read: () => Words;
  send: (words: Words) => Promise<unknown>;
  onState: (state: SaveState) => void;
  /** How long nothing is typed before it is saved, in milliseconds. */
  waitMs?: number;
};

/** Saves what is written after a pause, one call at a time. What fails is tried again with the next change. */
export function createAutosave<Words>({ read, send, onState, waitMs = 800 }: AutosaveOptions<Words>) {
  let known = JSON.stringify(read());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let isHeld = false;

  const isDirty = () => JSON.stringify(read()) !== known;

  function stopWaiting() {
    clearTimeout(timer);
    timer = undefined;
  }

  async function sendAll() {
    // While somebody types on, the next pause saves it.
    while (isDirty() && timer === undefined && !isHeld) {
      const words = read();
      onState({ kind: "saving" });
      try {
        await send(words);
      } catch (error) {
        onState(isHeld ? { kind: "held" } : { kind: "failed", error });
        return false;
      }
      known = JSON.stringify(words);
      onState({ kind: "saved", at: new Date() });
    }
    if (isDirty() && timer !== undefined) onState({ kind: "waiting" });
    return !isDirty();
  }

  /** Saves at once. Resolves to whether all that is written is saved. */
  function save() {
    stopWaiting();
    if (isHeld) return Promise.resolve(false);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Call it at every change. */
  function edited() {
    const hasWaited = timer !== undefined;
    stopWaiting();
    if (isHeld) return;
    if (running || isDirty()) {
      timer = setTimeout(() => void save(), waitMs);
      if (!running) onState({ kind: "waiting" });
    } else if (hasWaited) onState({ kind: "clean" });
  }

  return {
    isDirty,
    save,
    edited,

    /** Saves nothing until `release`. */
    hold() {
      stopWaiting();
      isHeld = true;
      onState({ kind: "held" });
    },

    release() {
      isHeld = false;
    },

    /** Takes what is written now as unsaved, whatever is stored. */
    reopen() {
      known = "";
    },

    /** Takes what is written now as what is stored. */
    accept() {
      stopWaiting();
      known = JSON.stringify(read());
      onState({ kind: "clean" });
    },

    stop: stopWaiting,
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
