import { Badge } from "@/components/ui/badge";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { DeskLink } from "../../components/desk-link";
import { DeskPanel, Moment } from "../../components/desk-panel";
import { type DeskCells, DeskTable } from "../../components/desk-table";
import type { ListedAnnouncement } from "../list-service";

const tones = { draft: "plain", sending: "info", paused: "gold", stopped: "alert", sent: "ok" } as const;

const text = deskAnnouncements.list;
const left = "max-[80rem]:text-left";

const cells: DeskCells<ListedAnnouncement, keyof typeof text.columns> = {
  subject: {
    className: "min-[80rem]:w-[34%]",
    show: ({ id, subject }) => <DeskLink href={`${desk.pages.announcements.href}/${id}`}>{subject}</DeskLink>,
  },
  state: { show: ({ state }) => <Badge tone={tones[state]}>{deskAnnouncements.states[state]}</Badge> },
  tool: { className: left, show: ({ toolName }) => toolName },
  reached: {
    className: left,
    show: ({ reached, state }) => (state === "draft" ? null : text.reached(reached)),
  },
  when: {
    className: `${left} min-[80rem]:w-44`,
    show: ({ endedAt, startedAt, createdAt }) => <Moment at={endedAt ?? startedAt ?? createdAt} />,
  },
};

export function AnnouncementList({ announcements }: { announcements: ListedAnnouncement[] }) {
  return (
    <DeskPanel title={text.heading} className="mt-s5">
      <DeskTable
        caption={text.heading}
        headings={text.columns}
        cells={cells}
        rows={announcements}
        empty={text.empty}
      />
    </DeskPanel>
  );
}
