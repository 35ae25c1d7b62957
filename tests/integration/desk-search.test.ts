import { createTestCaller } from "@tests/support/caller";
import { storeApplication } from "@tests/support/desk-records";
import { makeMember } from "@tests/support/factories";
import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { fillSearchText, searchWhere } from "@/server/search";

const db = database();

beforeEach(() => db.user.deleteMany());

async function foundBy(query: string) {
  const users = await db.user.findMany({ where: searchWhere(query), orderBy: { displayName: "asc" } });
  return users.map(({ displayName }) => displayName);
}

test("a Desk search treats no character as a wildcard", async () => {
  for (const displayName of ["50 Cent", "500 Cent", "X Y", "X_Y", "XZY"])
    await makeMember({ displayName, password: null });
  expect(await foundBy("x_y")).toEqual(["X Y", "X_Y"]);
  expect(await foundBy("50%cent")).toEqual(["50 Cent"]);
  for (const query of ["%", "_", "\\", "'", "%%%"]) expect(await foundBy(query)).toEqual([]);
});

describe("the backfill of searchText", () => {
  const count = 603;

  beforeEach(async () => {
    const rows = Array.from({ length: count }, (_, at) => ({
      email: `noor${at}@example.org`,
      emailCanonical: `noor${at}@example.org`,
      displayName: at % 3 ? `Žofie ${at}` : null,
      purchasedProducts: [],
    }));
    await db.user.createMany({ data: rows });
  });

  const missing = () => db.user.count({ where: { searchText: "" } });

  test("the backfill of searchText covers every user, even if it runs twice in parallel or repeatedly", async () => {
    expect(await foundBy("zofie")).toEqual([]);
    await Promise.all([fillSearchText(db), fillSearchText(db)]);
    await fillSearchText(db);
    expect(await missing()).toBe(0);
    expect(await foundBy("zofie 601")).toEqual(["Žofie 601"]);
    expect(await db.user.count({ where: searchWhere("noor@example.org noor3") })).toBe(0);
    expect(await db.user.count({ where: searchWhere("noor600@example.org") })).toBe(1);
  });

  test("the backfill of searchText resumes after an interruption and keeps later changes", async () => {
    await db.user.updateMany({
      where: { displayName: { in: ["Žofie 1", "Žofie 2"] } },
      data: { searchText: "renamed meanwhile" },
    });
    await fillSearchText(db);
    expect(await missing()).toBe(0);
    expect(await foundBy("renamed")).toEqual(["Žofie 1", "Žofie 2"]);
  });

  test("the backfill of searchText covers the waiting list and the applications", async () => {
    const email = "bjorn@example.org";
    await db.groupCoachingEntry.create({ data: { name: "Bjørn", email, emailCanonical: email } });
    await storeApplication({ name: "Bjørn", email, searchText: "" });
    await fillSearchText(db);
    expect(await db.groupCoachingEntry.count({ where: searchWhere("bjorn") })).toBe(1);
    expect(await db.privateCoachingApplication.count({ where: searchWhere("bjorn") })).toBe(1);
  });
});

test("paging through a Desk list shows everything that a search finds", async () => {
  const coach = await createTestCaller({ user: await makeMember({ role: "coach", displayName: "Coach" }) });
  for (let at = 0; at < 30; at += 1) await makeMember({ displayName: `Søren ${at}`, password: null });
  const list = (cursor?: string) => coach.caller.desk.members.list({ q: "soren", cursor });
  const first = await list();
  expect(first.rows).toHaveLength(25);
  expect(await list(first.next ?? undefined)).toMatchObject({ rows: { length: 5 }, next: null });
});

test("the member list finds a member by a name with a long address in angle brackets, as mail programs copy them", async () => {
  const coach = await createTestCaller({ user: await makeMember({ role: "coach", displayName: "Coach" }) });
  const [displayName, email] = [
    "Noor de Vries",
    `${"noor.de.vries.".repeat(4)}x@department.university.example`,
  ];
  await makeMember({ displayName, email, password: null });
  const { rows } = await coach.caller.desk.members.list({ q: `"Vries, Noor de" <${email}>` });
  expect(rows).toMatchObject([{ email }]);
});
