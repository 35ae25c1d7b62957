import { desk } from "@/content/desk";
import { DeskLink } from "./desk-link";

type DeskPagerProps = {
  path: string;
  /** The address without the cursor: filter, sort, search. */
  params: Record<string, string | undefined>;
  cursor?: string;
  next: string | null;
};

function href(path: string, params: Record<string, string | undefined>) {
  const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}

/** To the next rows, and back to the first. */
export function DeskPager({ path, params, cursor, next }: DeskPagerProps) {
  if (!cursor && !next) return null;
  return (
    <nav className="desk-pager" aria-label={desk.pager.label}>
      {cursor ? <DeskLink href={href(path, params)}>{desk.pager.newer}</DeskLink> : null}
      {next ? <DeskLink href={href(path, { ...params, cursor: next })}>{desk.pager.older}</DeskLink> : null}
    </nav>
  );
}
