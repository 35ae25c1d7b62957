import { Badge } from "@/components/ui/badge";
import { applicationWords } from "@/content/desk-applications";

const tones: Record<string, "gold" | "info" | "ok"> = {
  pending_review: "gold",
  in_review: "info",
  invited: "ok",
  accepted: "ok",
};

export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status]}>{applicationWords.statusLabel(status)}</Badge>;
}
