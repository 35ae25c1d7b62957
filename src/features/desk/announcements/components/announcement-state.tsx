import { Badge } from "@/components/ui/badge";
import { type AnnouncementState, deskAnnouncements } from "@/content/desk-announcements";

const tones = { draft: "plain", sending: "info", paused: "gold", stopped: "alert", sent: "ok" } as const;

export function AnnouncementStateBadge({ state }: { state: AnnouncementState }) {
  return <Badge tone={tones[state]}>{deskAnnouncements.states[state]}</Badge>;
}
