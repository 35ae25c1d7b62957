"use client";

import { useEffect, useState } from "react";
import { tabStorage } from "@/lib/storage";

/** A note that is being written, and the key under which it is kept once. */
type NoteDraft = { text: string; key: string };

const fresh = (): NoteDraft => ({ text: "", key: crypto.randomUUID() });
const keyOf = (id: string) => `aurea.desk.note.${id}`;

function read(id: string) {
  return tabStorage.readJson(keyOf(id), (found): NoteDraft | null => {
    const { text, key } = (found ?? {}) as { text?: unknown; key?: unknown };
    return typeof text === "string" && typeof key === "string" ? { text, key } : null;
  });
}

function keep(id: string, draft: NoteDraft | null) {
  if (draft?.text) tabStorage.writeJson(keyOf(id), draft);
  else tabStorage.remove(keyOf(id));
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
