import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { type AnnouncementState, deskAnnouncements } from "@/content/desk-announcements";
import { freeToolName } from "@/content/free-tools";
import { DeskEmpty } from "../../components/desk-empty";
import { DeskPanel } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import { Moment } from "../../components/moment";
import type { ListedAnnouncement } from "../list-service";
import styles from "./announcement-list.module.css";

const tones = { draft: "plain", sending: "info", paused: "gold", stopped: "alert", sent: "ok" } as const;

function AnnouncementStateBadge({ state }: { state: AnnouncementState }) {
  return <Badge tone={tones[state]}>{deskAnnouncements.states[state]}</Badge>;
}

const text = deskAnnouncements.list;

const cells: DeskCells<ListedAnnouncement, keyof typeof text.columns> = {
  subject: {
    show: ({ id, subject }) => (
      // A full page load, because only that page's policy allows the preview frame.
      <a href={`${desk.pages.announcements.href}/${id}`}>{subject}</a>
    ),
  },
  state: { show: ({ state }) => <AnnouncementStateBadge state={state} /> },
  tool: { show: ({ tool }) => freeToolName(tool) },
  reached: { show: ({ reached, state }) => (state === "draft" ? null : text.reached(reached)) },
  when: {
    show: ({ endedAt, startedAt, createdAt }) => <Moment at={endedAt ?? startedAt ?? createdAt} />,
  },
};

export function AnnouncementList({ announcements }: { announcements: ListedAnnouncement[] }) {
  return (
    <DeskPanel title={text.heading} className="mt-s5">
      {announcements.length ? (
        <DeskTable
          caption={text.caption}
          className={styles.table}
          headings={text.columns}
          cells={cells}
          rows={announcements}
        />
      ) : (
        <DeskEmpty>{text.empty}</DeskEmpty>
      )}
    </DeskPanel>
  );
}
