import { Badge } from "@/components/ui/badge";
import { standingOf } from "@/content/profile";

/** A membership as the member sees it; one the specification does not list is unknown. */
export function PlanBadge({ status }: { status: string }) {
  const { badge, tone } = standingOf(status);
  // With what everybody begins is no news.
  if (tone === "info") return <span>{badge}</span>;
  return <Badge tone={tone}>{badge}</Badge>;
}
