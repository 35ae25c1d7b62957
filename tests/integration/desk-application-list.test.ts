import { createTestCaller } from "@tests/support/caller";
import { storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { readPages } from "@tests/support/read-pages";
import { beforeAll, expect, test } from "vitest";
import { type ApplicationStatus, applicationStatuses } from "@/features/desk/applications/moves";
import type { ListedInput } from "@/features/desk/applications/schema";
import { database } from "@/server/db/client";

const db = database();
const hour = 60 * 60_000;
const start = Date.parse("2026-10-01T08:00:00Z");

async function makeApplication(index: number, status: ApplicationStatus, name = `Person ${index}`) {
  // Three rows share each submission time, and all rows of a day share a due date, to test the cursor.
  const submittedAt = new Date(start + Math.floor(index / 3) * 5 * hour);
  return storeApplication({ name, email: `person${index}@example.org`, status, submittedAt });
}

const { caller: coach } = await createTestCaller({ user: await makeMember({ role: "coach" }) });

beforeAll(async () => {
  for (let index = 0; index < 150; index++) {
    const status = applicationStatuses[index % applicationStatuses.length] ?? "pending_review";
    await makeApplication(index, status);
  }
});

type Input = ListedInput & { cursor?: string };

const list = (input: Input) => coach.desk.applications.list(input);

const readAll = (input: ListedInput) =>
  readPages(
    (cursor) => list({ ...input, cursor }),
    ({ rows }) => rows,
  );

const filters = ["awaiting", "in_review", "declined", "all"] as const;
const orders = filters.flatMap((status) =>
  (["due", "newest", "oldest"] as const).map((sort) => ({ status, sort })),
);

test.each(orders)(
  "the application list shows every matching row once with the filter $status and the order $sort",
  async ({ status, sort }) => {
    const rows = await readAll({ status, sort });
    const of = (row: (typeof rows)[number]) => (sort === "due" ? row.dueAt : row.submittedAt).getTime();
    const sign = sort === "newest" ? -1 : 1;
    const sorted = [...rows].sort((a, b) => sign * (of(a) - of(b) || (a.id < b.id ? -1 : 1)));
    expect(rows.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    const where = status === "awaiting" ? { awaitsAnswer: true } : { status };
    const expected = await db.privateCoachingApplication.findMany({
      where: status === "all" ? {} : where,
      select: { id: true },
    });
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
    expect(rows).toHaveLength(expected.length);
  },
);

test.each(orders)(
  "the previous and next applications follow the list with the filter $status and the order $sort",
  async ({ status, sort }) => {
    const ids = (await readAll({ status, sort })).map(({ id }) => id);
    const beside = (id = "") => coach.desk.applications.neighbours({ id, status, sort });
    for (const at of [0, 1, 2, Math.floor(ids.length / 2), ids.length - 1]) {
      const { previous, next } = await beside(ids[at]);
      expect([previous?.id, next?.id]).toEqual([ids[at - 1], ids[at + 1]]);
    }
  },
);

test("an application that no longer matches the filter keeps its previous and next application", async () => {
  const [before, at, after] = (await list({ status: "in_review", sort: "oldest" })).rows;
  const id = at?.id ?? "";
  const beside = (id: string) =>
    coach.desk.applications.neighbours({ id, status: "in_review", sort: "oldest" });
  await db.privateCoachingApplication.update({
    where: { id },
    data: { status: "declined", awaitsAnswer: false },
  });
  expect(await beside(id)).toEqual({
    previous: { id: before?.id, name: before?.name },
    next: { id: after?.id, name: after?.name },
  });
  expect(await beside("unknown")).toEqual({ previous: null, next: null });
});

test("by default the application list shows applications that await an answer, the longest overdue first", async () => {
  const page = await list({});
  expect(page).toMatchObject({ filter: "awaiting", sort: "due" });
  const first = await db.privateCoachingApplication.findFirstOrThrow({
    where: { awaitsAnswer: true },
    orderBy: [{ dueAt: "asc" }, { id: "asc" }],
  });
  expect(page.rows[0]?.id).toBe(first.id);
});

test.each(["newest", "oldest", "due"] as const)(
  "paging through the application list in the order %s neither repeats nor skips rows while applications arrive",
  async (sort) => {
    const before = await db.privateCoachingApplication.findMany({ select: { id: true } });
    let index = 1_000;
    const read = async (cursor?: string) => {
      const page = await list({ status: "all", sort, cursor });
      await makeApplication(index++, "pending_review");
      await makeApplication(0, "in_review");
      return page;
    };
    const ids = (await readPages(read, ({ rows }) => rows)).map(({ id }) => id);
    expect(before.filter(({ id }) => !ids.includes(id))).toEqual([]);
  },
);

test("the application list can be searched by a part of a name or by an address within its filter", async () => {
  const { id } = await makeApplication(5_000, "invited", "Žofie van der Bërg");
  await makeApplication(5_001, "declined", "Zofie Jansen");
  for (const q of ["zofie berg", "BËR", "person5000@example.org"]) {
    expect((await list({ status: "all", q })).rows.map((row) => row.id)).toEqual([id]);
  }
  expect((await list({ status: "all", q: "zofie" })).rows).toHaveLength(2);
  expect((await list({ status: "declined", q: "zofie" })).rows).toHaveLength(1);
  expect((await list({ q: "zofie" })).rows).toEqual([]);
  expect((await list({ status: "all", q: "%'_ --" })).rows).toEqual([]);
});

test("the application list has a count for each status and a count of all applications that await an answer", async () => {
  const counts = await coach.desk.applications.counts();
  for (const status of applicationStatuses) {
    expect(counts[status]).toBe(await db.privateCoachingApplication.count({ where: { status } }));
  }
  expect(counts.awaiting).toBe(counts.pending_review + counts.in_review);
});
