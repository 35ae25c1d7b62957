import { classNames } from "@/lib/class-names";
import { countText } from "../count-limit";

export function DeskCount({ count, className = "text-gold-ink" }: { count: number; className?: string }) {
  return count === 0 ? null : (
    <span className={classNames("text-small tabular-nums", className)}>{countText(count)}</span>
  );
}
