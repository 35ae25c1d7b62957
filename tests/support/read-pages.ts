import { expect } from "vitest";

/** Returns the rows of all pages of a Desk list. Expects 25 rows on each page before the last, and no row twice. */
export async function readPages<Page extends { next?: string | null }, Row extends { id: string }>(
  read: (cursor?: string) => Promise<Page>,
  rowsOf: (page: Page) => Row[],
) {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await read(cursor);
    rows.push(...rowsOf(page));
    if (!page.next) break;
    expect(rowsOf(page)).toHaveLength(25);
    cursor = page.next;
  }
  expect(new Set(rows.map(({ id }) => id)).size, "each row once").toBe(rows.length);
  return rows;
}
