import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { freeToolName } from "@/content/free-tools";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { Moment } from "../../components/moment";
import type { ListedAnnouncement } from "../list-service";
import styles from "./announcement-list.module.css";
import { AnnouncementStateBadge } from "./announcement-state";

const words = deskAnnouncements.list;

const cells: DeskCells<ListedAnnouncement, keyof typeof words.columns> = {
  subject: {
    show: ({ id, subject }) => (
      // A page of its own, not a move within this one: only then its frame may show the letter.
      <a href={`${desk.pages.announcements.href}/${id}`}>{subject}</a>
    ),
  },
  state: { show: ({ state }) => <AnnouncementStateBadge state={state} /> },
  tool: { show: ({ tool }) => freeToolName(tool) },
  reached: { show: ({ reached, state }) => (state === "draft" ? null : words.reached(reached)) },
  when: {
    show: ({ endedAt, startedAt, createdAt }) => <Moment at={endedAt ?? startedAt ?? createdAt} />,
  },
};

/** Every announcement there is, newest first: what is being written, what is on its way, and what was sent. */
export function AnnouncementList({ announcements }: { announcements: ListedAnnouncement[] }) {
  return (
    <DeskPanel title={words.heading} className="mt-s5">
      {announcements.length ? (
        <DeskTable
          caption={words.caption}
          className={styles.table}
          headings={words.columns}
          cells={cells}
          rows={announcements}
        />
      ) : (
        <DeskEmpty>{words.empty}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
