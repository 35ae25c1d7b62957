import Link from "next/link";
import { desk } from "@/content/desk";

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
      {cursor ? (
        <Link href={href(path, params)} prefetch={false}>
          {desk.pager.newer}
        </Link>
      ) : null}
      {next ? (
        <Link href={href(path, { ...params, cursor: next })} prefetch={false}>
          {desk.pager.older}
        </Link>
      ) : null}
    </nav>
  );
}
