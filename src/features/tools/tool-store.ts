import { createStore } from "@/lib/create-store";

/** Where each tool is that is open, by its id. */
export type OpenTools = Readonly<Record<string, string>>;

type ToolParts = {
  listOpen: () => Promise<readonly { id: string; address: string }[]>;
  isHidden: () => boolean;
};

/** How often it is asked again while somebody looks: a tool that a coach opens is seen within five seconds. */
const everyMs = 4_000;

/** What the page knows of the tools. It asks while a place that shows them is in view, and not before. */
export function createToolStore({ listOpen, isHidden }: ToolParts) {
  const { set, ...store } = createStore<OpenTools>({});
  const inView = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    try {
      const found = Object.fromEntries((await listOpen()).map(({ id, address }) => [id, address]));
      if (JSON.stringify(found) !== JSON.stringify(store.get())) set(found);
    } catch {
      // What was known stays; the next time says more.
    }
    isAsking = false;
    if (inView.size > 0 && !isHidden()) timer = setTimeout(ask, everyMs);
  }

  return {
    ...store,
    /** Notes that a place came into view or left it. */
    look(place: unknown, isInView: boolean) {
      if (isInView === inView.has(place)) return;
      if (isInView) inView.add(place);
      else inView.delete(place);
      if (inView.size === 0) clearTimeout(timer);
      else if (isInView && inView.size === 1) void ask();
    },
    /** Asks at once where somebody looks, as when a tab is seen again. */
    wake() {
      if (inView.size > 0 && !isHidden()) void ask();
    },
  };
}

export const toolStore = createToolStore({
  listOpen: async () => (await import("./tool-client")).listOpen(),
  isHidden: () => document.hidden,
});
