"use client";

import { useEffect, useState } from "react";
import { report } from "@/lib/report";

/** A note that is being written, and the key under which it is kept once. */
type NoteDraft = { text: string; key: string };

const fresh = (): NoteDraft => ({ text: "", key: crypto.randomUUID() });
const keyOf = (id: string) => `aurea.desk.note.${id}`;

function read(id: string): NoteDraft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { text, key } = found as { text?: unknown; key?: unknown };
    return typeof text === "string" && typeof key === "string" ? { text, key } : null;
  } catch (error) {
    report("a note’s draft could not be read", error);
    return null;
  }
}

function keep(id: string, draft: NoteDraft | null) {
  try {
    if (draft?.text) sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(id));
  } catch (error) {
    report("a note’s draft could not be kept", error);
  }
}

/** The draft of a record's note, kept in this tab until it is sent. */
export function useNoteDraft(id: string) {
  const [draft, setDraft] = useState<NoteDraft>({ text: "", key: "" });

  useEffect(() => setDraft(read(id) ?? fresh()), [id]);

  function set(next: NoteDraft | null) {
    setDraft(next ?? fresh());
    keep(id, next);
  }

  return [draft, set] as const;
}
