import "server-only";
import { deskAnnouncements } from "@/content/desk-announcements";
import {
  announcementFields,
  countAnnouncementMails,
  createAnnouncementPayload,
  findAnnouncementLink,
} from "@/server/announcements/announcement-mails";
import { countAudience } from "@/server/announcements/audience";
import { findToolName, readFreeTools } from "@/server/announcements/free-tools";
import type { Database } from "@/server/db/client";
import { previewMail } from "@/server/mail/kinds";
import { refusal } from "@/server/refusal";
import { findUserNames } from "../audit/service";
import { newestFirst, orderAndLimit } from "../paging";
import { parseState } from "./states";

/** Older announcements are not listed. */
const maxListed = 100;

const listed = {
  id: true,
  tool: true,
  subject: true,
  state: true,
  reached: true,
  startedAt: true,
  endedAt: true,
  createdAt: true,
} as const;

const notThere = () => refusal("NOT_FOUND", "not-there", deskAnnouncements.errors.gone);

/**
 * Returns the tool and text of an announcement, and whether members who got an announcement of another tool receive it
 * too. Throws `NOT_FOUND` (not-there).
 */
export async function readAnnouncement(db: Database, id: string) {
  const found = await db.announcement.findUnique({ where: { id }, select: announcementFields });
  if (!found) throw notThere();
  return { ...found, toolName: await findToolName(found.tool) };
}

/** Returns the three tools with their addresses, and the announcements, newest first. */
export async function listAnnouncements(db: Database) {
  const [known, opened, announcements] = await Promise.all([
    readFreeTools(),
    db.openTool.findMany({ select: { id: true, address: true, openedAt: true } }),
    db.announcement.findMany({ ...orderAndLimit(newestFirst, maxListed), select: listed }),
  ]);
  const openings = new Map(opened.map((one) => [one.id, one]));
  const tools = [...known.values()].map(({ id, name }) => {
    const { address = null, openedAt = null } = openings.get(id) ?? {};
    return { id, name, address, openedAt };
  });
  return {
    tools,
    announcements: announcements.map((one) => ({
      ...one,
      state: parseState(one.state),
      toolName: known.get(one.tool)?.name ?? one.tool,
    })),
  };
}

/**
 * Returns an announcement with its sender, remaining audience, members left out by reason and the states of its
 * emails. Throws `NOT_FOUND` (not-there).
 */
export async function getAnnouncement(db: Database, { id }: { id: string }) {
  const found = await db.announcement.findUnique({ where: { id } });
  if (!found) throw notThere();
  const { authorId, ...shown } = found;
  const [toolName, audience, mails, address, names] = await Promise.all([
    findToolName(shown.tool),
    countAudience(db, found),
    countAnnouncementMails(db, id),
    findAnnouncementLink(db, found),
    findUserNames(db, [authorId]),
  ]);
  const leftOut = (found.leftOut as typeof audience.leftOut | null) ?? audience.leftOut;
  const state = parseState(found.state);
  const sentBy = state === "draft" ? null : (names.get(authorId ?? "") ?? null);
  return { ...shown, toolName, state, ...audience, leftOut, mails, address, sentBy };
}

type Coach = { id: string; displayName: string | null };

/** Returns the payload of the email to the coach. Throws `NOT_FOUND` (not-there). */
export async function createTestPayload(db: Database, coach: Coach, id: string) {
  const announcement = await readAnnouncement(db, id);
  return createAnnouncementPayload(announcement, coach, await findAnnouncementLink(db, announcement));
}

/** Returns the email as the coach would receive it, without working links. Throws `NOT_FOUND` (not-there). */
export async function previewAnnouncement(db: Database, coach: Coach, { id }: { id: string }) {
  const shown = await previewMail("announcement", await createTestPayload(db, coach, id));
  if (!shown) throw notThere();
  return shown;
}

export type Announcement = Awaited<ReturnType<typeof getAnnouncement>>;
export type ListedAnnouncement = Awaited<ReturnType<typeof listAnnouncements>>["announcements"][number];
export type ListedTool = Awaited<ReturnType<typeof listAnnouncements>>["tools"][number];
