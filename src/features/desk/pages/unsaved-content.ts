import { isRecord } from "@/lib/is-record";
import { differencesOf } from "./differences";
import type { Values } from "./form-schema";
import type { DeskPage } from "./read-service";

export type Content = { values: Values; confirmed: string[] };

/** The stored versions on which the form's content is based. */
export type Base = { version: number | null; liveId: string | null };

export const baseOf = ({ draft, liveId }: DeskPage): Base => ({ version: draft?.version ?? null, liveId });

export const isSameContent = ({ schema, values, confirmed }: DeskPage, other: Content) =>
  `${confirmed}` === `${other.confirmed}` && differencesOf(schema, values, other.values).length === 0;

/** Returns the parts of a page that a publication changes and that do not depend on the form's text. */
export const liveOf = ({ live, liveId, history, outdated }: DeskPage) => ({
  live,
  liveId,
  history,
  outdated,
});

/** Parses the unsaved content that this tab keeps for a reload or a new sign-in. */
export function parseUnsaved(found: unknown): (Content & Base) | null {
  if (!isRecord(found) || !isRecord(found.values) || !Array.isArray(found.confirmed)) return null;
  const version = typeof found.version === "number" ? found.version : null;
  const liveId = typeof found.liveId === "string" ? found.liveId : null;
  return { version, liveId, values: found.values, confirmed: found.confirmed.map(String) };
}
