import { classNames } from "@/lib/class-names";
import { countText } from "../count-limit";

type DeskCountProps = { count: number; className?: string };

export function DeskCount({ count, className = "text-gold-ink" }: DeskCountProps) {
  return count === 0 ? null : (
    <span className={classNames("text-small tabular-nums", className)}>{countText(count)}</span>
  );
}
