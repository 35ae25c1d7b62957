import { tabStorage } from "@/lib/tab-storage";

/** Kept in this tab to prefill the other coaching form. */
export type Sender = { name: string; email: string };

const key = "aurea.sender";

function parse(found: unknown): Sender | null {
  if (typeof found !== "object" || found === null) return null;
  const { name, email } = found as Partial<Record<keyof Sender, unknown>>;
  return typeof name === "string" && typeof email === "string" ? { name, email } : null;
}

export const readSender = () => tabStorage.readJson(key, parse);

export function keepSender({ name, email }: Sender) {
  tabStorage.writeJson(key, { name, email });
}
