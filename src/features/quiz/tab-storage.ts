const memory = new Map<string, string>();

/** Session storage that falls back to this page's memory where a browser refuses it. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  write(key: string, value: string) {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string) {
    memory.delete(key);
    try {
      sessionStorage.removeItem(key);
    } catch {
      // only memory was used
    }
  },
};
