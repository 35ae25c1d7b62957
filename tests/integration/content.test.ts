import { createTestCaller } from "@tests/support/caller";
import { makeMember } from "@tests/support/factories";
import { beforeEach, describe, expect, test } from "vitest";
import { defaultContent } from "@/content/documents";
import { liveContent } from "@/server/content/live";
import { publishDue } from "@/server/content/publish";
import { countSamples } from "@/server/content/samples";
import { exportContent, importContent } from "@/server/content/transfer";
import { contentChangeWrite, refreshContent } from "@/server/content/version";
import { database } from "@/server/db/client";
import type { createCaller } from "@/server/root";

const db = database();
type Pages = ReturnType<typeof createCaller>["desk"]["pages"];

async function coachNamed(displayName: string) {
  const user = await makeMember({ role: "coach", password: null, displayName });
  const { call } = await createTestCaller({ user });
  return { user, pagesOf: <T>(work: (pages: Pages) => Promise<T>) => call(({ desk }) => work(desk.pages)) };
}

let coach: Awaited<ReturnType<typeof coachNamed>>;

beforeEach(async () => {
  await db.$transaction([db.contentRevision.deleteMany(), contentChangeWrite(db)]);
  await refreshContent();
  coach = await coachNamed("Ilse");
});

function homeWith(heading: string) {
  const home = defaultContent("home");
  return { ...home, hero: { ...home.hero, heading } };
}

const saveHome = (heading: string, version: number | null = null) =>
  coach.pagesOf((pages) =>
    pages.save({ document: "home", version, values: homeWith(heading), confirmed: [] }),
  );

async function publishHome(heading: string) {
  const { version } = await saveHome(heading);
  await coach.pagesOf((pages) => pages.publish({ document: "home", version }));
}

const headingShown = async () => (await liveContent("home")).hero.heading;

describe("the words of a page", () => {
  test("a draft changes nothing for visitors until it is published", async () => {
    const { version, problems } = await saveHome("A first word.");
    expect(problems).toEqual([]);
    expect(await headingShown()).toBe(defaultContent("home").hero.heading);
    await coach.pagesOf((pages) => pages.publish({ document: "home", version }));
    expect(await headingShown()).toBe("A first word.");
  });

  test("only what differs from the release is stored, so that its other words follow the next one", async () => {
    await publishHome("Mine alone.");
    const { data } = await db.contentRevision.findFirstOrThrow({ where: { state: "live" } });
    expect(data).toEqual({ values: { hero: { heading: "Mine alone." } }, confirmed: [] });
  });

  test("another instance shows what was published once it has read the version", async () => {
    await headingShown();
    await publishHome("From the other side.");
    await refreshContent();
    expect(await headingShown()).toBe("From the other side.");
  });

  test("a draft that breaks a rule is kept and cannot be published or scheduled", async () => {
    const tooLong = "x".repeat(61);
    const { version, problems } = await saveHome(tooLong);
    expect(problems).toEqual([{ path: "hero.heading", message: "The layout holds 60 characters here." }]);
    const notReady = { cause: expect.objectContaining({ name: "not-ready" }) };
    const at = new Date(Date.now() + 60_000).toISOString();
    await expect(
      coach.pagesOf((pages) => pages.publish({ document: "home", version })),
    ).rejects.toMatchObject(notReady);
    await expect(
      coach.pagesOf((pages) => pages.schedule({ document: "home", version, at })),
    ).rejects.toMatchObject(notReady);
    const { values } = await coach.pagesOf((pages) => pages.get({ document: "home" }));
    expect(values).toMatchObject({ hero: { heading: tooLong } });
    expect(await headingShown()).toBe(defaultContent("home").hero.heading);
  });

  test("the site's own words and unknown fields cannot be changed", async () => {
    const home = defaultContent("home");
    const values = { ...homeWith("Fine."), quiz: { ...home.quiz, facts: "Hacked" }, more: "<script>" };
    const { version } = await coach.pagesOf((pages) =>
      pages.save({ document: "home", version: null, values, confirmed: [] }),
    );
    await coach.pagesOf((pages) => pages.publish({ document: "home", version }));
    const live = await liveContent("home");
    expect(live.quiz.facts).toBe(home.quiz.facts);
    expect(live).not.toHaveProperty("more");
  });

  test("a document larger than 64 KB is refused", async () => {
    const values = {
      ...homeWith("Fine."),
      night: { ...defaultContent("home").night, end: "x".repeat(65_536) },
    };
    const save = coach.pagesOf((pages) =>
      pages.save({ document: "home", version: null, values, confirmed: [] }),
    );
    await expect(save).rejects.toMatchObject({ cause: expect.objectContaining({ name: "too-large" }) });
  });
});

describe("two coaches at once", () => {
  const changed = { cause: expect.objectContaining({ name: "changed-meanwhile" }) };

  test("the later one is refused and finds the words of the first, and who wrote them", async () => {
    const other = await coachNamed("Marek");
    const { version } = await saveHome("Ilse's words.");
    const late = { document: "home" as const, version: null, values: homeWith("Marek's."), confirmed: [] };
    await expect(other.pagesOf((pages) => pages.save(late))).rejects.toMatchObject(changed);
    const { draft, values } = await other.pagesOf((pages) => pages.get({ document: "home" }));
    expect(draft).toMatchObject({ version, by: "Ilse" });
    expect(values).toMatchObject({ hero: { heading: "Ilse's words." } });
    await other.pagesOf((pages) => pages.save({ ...late, version }));
    await expect(saveHome("Ilse again.", version)).rejects.toMatchObject(changed);
  });

  test("a tab with a draft that was thrown away meanwhile is refused", async () => {
    const { version } = await saveHome("Thrown away.");
    await coach.pagesOf((pages) => pages.discard({ document: "home", version }));
    await saveHome("Begun anew.");
    await expect(saveHome("From an old tab.", version)).rejects.toMatchObject(changed);
  });

  test("of ten publications of one draft one goes live, and one audit row tells of it", async () => {
    const { version } = await saveHome("Once.");
    const publish = () => coach.pagesOf((pages) => pages.publish({ document: "home", version }));
    const results = await Promise.allSettled(Array.from({ length: 10 }, publish));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.contentRevision.count({ where: { document: "home", state: "live" } })).toBe(1);
    const rows = { actorId: coach.user.id, action: "content.published", subject: "content:home" };
    expect(await db.auditEntry.count({ where: rows })).toBe(1);
  });
});

describe("history", () => {
  test("an earlier revision, and the words of the release, can be restored", async () => {
    await publishHome("One.");
    await publishHome("Two.");
    const page = await coach.pagesOf((pages) => pages.get({ document: "home" }));
    expect(page.history.map(({ by, isLive }) => [by, isLive])).toEqual([
      ["Ilse", true],
      ["Ilse", false],
    ]);
    const first = page.history[1]?.id ?? "";
    const { values } = await coach.pagesOf((pages) => pages.revision({ revision: first }));
    expect(values).toMatchObject({ hero: { heading: "One." } });
    await coach.pagesOf((pages) => pages.restore({ document: "home", revision: first }));
    expect(await headingShown()).toBe("One.");
    await coach.pagesOf((pages) => pages.restore({ document: "home", revision: null }));
    expect(await headingShown()).toBe(defaultContent("home").hero.heading);
    const missing = coach.pagesOf((pages) => pages.restore({ document: "offers", revision: first }));
    await expect(missing).rejects.toMatchObject({ cause: expect.objectContaining({ name: "not-there" }) });
  });

  test("revisions stay, without a name, when their author deletes the account", async () => {
    await publishHome("Hers.");
    await db.user.delete({ where: { id: coach.user.id } });
    expect(await headingShown()).toBe("Hers.");
    const { pagesOf } = await coachNamed("Marek");
    const { history } = await pagesOf((pages) => pages.get({ document: "home" }));
    expect(history).toMatchObject([{ by: null, isLive: true }]);
  });
});

describe("a scheduled draft", () => {
  test("it goes live at its time, is not changed before, and can be taken off the schedule", async () => {
    const { version } = await saveHome("Tomorrow's.");
    const at = new Date(Date.now() + 3_600_000);
    const scheduled = await coach.pagesOf((pages) =>
      pages.schedule({ document: "home", version, at: at.toISOString() }),
    );
    await expect(saveHome("Too late.", scheduled.version)).rejects.toThrow();
    await publishDue(db);
    expect(await headingShown()).toBe(defaultContent("home").hero.heading);
    const off = await coach.pagesOf((pages) =>
      pages.schedule({ document: "home", version: scheduled.version, at: null }),
    );
    await publishDue(db, new Date(at.getTime() + 1));
    expect(await headingShown()).toBe(defaultContent("home").hero.heading);
    await coach.pagesOf((pages) =>
      pages.schedule({ document: "home", version: off.version, at: at.toISOString() }),
    );
    await publishDue(db, new Date(at.getTime() + 1));
    expect(await headingShown()).toBe("Tomorrow's.");
  });
});

describe("offers and apps", () => {
  test("an active membership and a changed price are right for everybody who reads the offers", async () => {
    const offers = defaultContent("offers");
    const href = "https://pay.example.org/adventurer";
    const adventurer = { ...offers.tiers.adventurer, status: "open", price: 45, href };
    const values = { ...offers, tiers: { ...offers.tiers, adventurer } };
    const { version } = await coach.pagesOf((pages) =>
      pages.save({ document: "offers", version: null, values, confirmed: [] }),
    );
    await coach.pagesOf((pages) => pages.publish({ document: "offers", version }));
    expect((await liveContent("offers")).tiers.adventurer).toMatchObject({ status: "open", price: 45, href });
  });

  test("votes stay when an app is closed or renamed, and a new app can be voted for", async () => {
    const { call } = await createTestCaller({});
    await call(({ futureApps }) => futureApps.vote({ slug: "eq-vitamins" }));
    const count = async () =>
      (await db.futureApp.findUniqueOrThrow({ where: { id: "eq-vitamins" } })).voteCount;
    const before = await count();
    const { list } = defaultContent("futureApps");
    const changed = list.map((app) =>
      app.slug === "eq-vitamins" ? { ...app, name: "EQ Drops", state: "closed" } : app,
    );
    const tenth = { ...list[0], slug: "evening-bell", name: "Evening Bell" };
    const { version } = await coach.pagesOf((pages) =>
      pages.save({
        document: "futureApps",
        version: null,
        values: { list: [...changed, tenth] },
        confirmed: [],
      }),
    );
    await coach.pagesOf((pages) => pages.publish({ document: "futureApps", version }));
    await expect(call(({ futureApps }) => futureApps.vote({ slug: "eq-vitamins" }))).rejects.toMatchObject({
      cause: expect.objectContaining({ name: "not-votable" }),
    });
    expect(await count()).toBe(before);
    await call(({ futureApps }) => futureApps.vote({ slug: "evening-bell" }));
    const { apps } = await call(({ futureApps }) => futureApps.list());
    expect(apps).toContainEqual({ id: "evening-bell", name: "Evening Bell", voteCount: 1 });
    expect(apps).toContainEqual({ id: "eq-vitamins", name: "EQ Drops", voteCount: before });
  });
});

describe("moving words to another site", () => {
  test("exported words make another site say the same, and importing them twice changes nothing", async () => {
    await publishHome("To take along.");
    const file = JSON.parse(JSON.stringify(await exportContent(db)));
    await coach.pagesOf((pages) => pages.restore({ document: "home", revision: null }));
    expect(await importContent(db, file)).toEqual(["home"]);
    expect(await headingShown()).toBe("To take along.");
    expect(await importContent(db, file)).toEqual([]);
  });

  test.each([
    [{ format: 2, documents: {} }, "this is not a file of content:export"],
    [
      { format: 1, documents: { nowhere: { values: {}, confirmed: [] } } },
      "there is no document named nowhere",
    ],
    [
      { format: 1, documents: { home: { values: { hero: { heading: "" } }, confirmed: [] } } },
      "home, hero.heading: Please write something here.",
    ],
  ])("a file with a fault is refused and changes nothing: %j", async (file, message) => {
    await expect(importContent(db, file)).rejects.toThrow(message);
    expect(await db.contentRevision.count()).toBe(0);
  });
});

test("samples are counted until their words are changed or confirmed", async () => {
  const before = await countSamples(db);
  const { version } = await coach.pagesOf((pages) =>
    pages.save({
      document: "site",
      version: null,
      values: { ...defaultContent("site"), support: "ilse@example.org" },
      confirmed: ["banner"],
    }),
  );
  await coach.pagesOf((pages) => pages.publish({ document: "site", version }));
  expect(await countSamples(db)).toBe(before - 2);
});
