import { Badge } from "@/components/ui/badge";
import { deskApplications } from "@/content/desk-applications";

const tones: Record<string, "gold" | "info" | "ok"> = {
  pending_review: "gold",
  in_review: "info",
  invited: "ok",
  accepted: "ok",
};

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status]}>{deskApplications.statusLabel(status)}</Badge>;
}
