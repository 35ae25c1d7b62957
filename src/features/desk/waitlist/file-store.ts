import { createStore, type ReadableStore } from "@/lib/create-store";
import { saveFile } from "@/lib/save-file";
import { tabUser } from "@/lib/tab-storage";
import { createLineCount } from "./count-rows";

/** How far a file of the list has come. */
export type FileState =
  | { phase: "rest" | "stopped" }
  | { phase: "running" | "broken"; rows: number; total: number | null }
  | { phase: "saved"; rows: number };

const store = createStore<FileState>({ phase: "rest" });
let course: AbortController | null = null;

/** The one file that may be on its way; it goes on while other pages of the Desk are read. */
export const fileStore: ReadableStore<FileState> = store;

const totalOf = ({ headers }: Response) => Number(headers.get("x-total-rows")) || null;
const nameOf = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "waiting-list.csv";

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

async function read(response: Response, onRows: (rows: number) => void) {
  const count = createLineCount();
  // As bytes: a decoder would take away the mark by which a spreadsheet knows the alphabet.
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return { rows, parts };
    parts.push(part.value);
    rows = Math.max(0, count(part.value) - 1);
    onRows(rows);
  }
}

/**
 * Fetches a file of the list, tells how far it is, and saves it once all of it is there. Where the second key or a sign-in is due
 * first, the page goes there.
 */
export async function fetchFile(href: string) {
  if (course) return;
  const mine = new AbortController();
  course = mine;
  let state = { rows: 0, total: null as number | null };
  const tell = (next: FileState) => {
    if (course === mine) store.set(next);
  };
  tell({ phase: "running", ...state });
  try {
    const response = await fetch(href, { redirect: "manual", signal: mine.signal });
    if (response.type === "opaqueredirect") return location.assign(href);
    // Nobody is signed in any more, or not as the coach: the page itself knows the way.
    if (response.status === 404) return location.reload();
    if (!response.ok) throw new Error(`${response.status}`);
    // With the page would go what has come so far.
    addEventListener("beforeunload", askFirst);
    const { rows, parts } = await read(response, (rows) => {
      state = { rows, total: totalOf(response) };
      tell({ phase: "running", ...state });
    });
    if (mine.signal.aborted) return;
    saveFile(nameOf(response), "text/csv", new Blob(parts));
    tell({ phase: "saved", rows });
  } catch {
    tell({ phase: "broken", ...state });
  } finally {
    removeEventListener("beforeunload", askFirst);
    if (course === mine) course = null;
  }
}

function drop(next: FileState) {
  const before = course;
  course = null;
  before?.abort();
  store.set(next);
}

/** Gives up the file that is on its way; nothing of it is kept. */
export function stopFile() {
  if (course) drop({ phase: "stopped" });
}

let { epoch } = tabUser.get();
tabUser.subscribe(() => {
  if (tabUser.get().epoch !== epoch) drop({ phase: "rest" });
  epoch = tabUser.get().epoch;
});
