import { archetypeIds } from "../../../src/content/archetypes";
import { openPanels } from "../../e2e/overflow";
import { header, menuWord } from "../../support/header";
import { answerQuiz } from "../../support/profile-page";
import { type Act, click, type Scene, type Shot, shotsOf, waitForText } from "../shot";

const pages = [
  ...["about", "lounge", "products", "podcast", "coaching", "pricing", "corporate", "privacy", "terms"],
  ...archetypeIds.map((id) => `archetypes/${id}`),
];

const openAllPanels: Act = async ({ page }) => {
  const { count, shut } = await openPanels(page);
  if (count === 0 || shut.length) throw new Error(`${count} panels, of which shut: ${shut}`);
};

const member = { as: "member", turn: "write" } as const;
const onProducts = shotsOf("/products", member);

const vote = ({ page }: Scene, name: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) })
    .getByRole("button")
    .click();

/** Opens the player with the script `body`. If `body` is null, the script fails to load. */
const loadPlayer =
  (body: string | null): Act =>
  async ({ page }) => {
    await page.route(
      (url) => url.hostname !== "localhost",
      (route) => (body === null ? route.abort() : route.fulfill({ contentType: "text/javascript", body })),
    );
    await click(page, "Load the player");
    await waitForText(page, body === null ? /^The player did not arrive from/ : /^This player is sent by/);
  };

const onPodcast = shotsOf("/podcast");
// Only a build with a configured player script shows a player.
const playerShots = process.env.PODCAST_PLAYER_SCRIPT
  ? [
      onPodcast("podcast--player-closed"),
      onPodcast("podcast--player-opened", loadPlayer("")),
      onPodcast("podcast--player-failed", loadPlayer(null)),
    ]
  : [];

const onLeave = shotsOf("/waiting-list/leave#an-unknown-token");
const leaveList: Act = async ({ page }) => {
  const json = [{ result: { data: { json: { ok: true } } } }];
  await page.route(/coaching\.leaveWaitlist/, (route) => route.fulfill({ json }));
  await page.getByRole("main").getByRole("button").first().click();
  await waitForText(page, "Your name is off the list");
};

/** Screens with the phone menu, and screens with the full menu. */
const small = { upTo: 1_000, isScreen: true };
const wide = { from: 1_100, isScreen: true };
const onPricing = shotsOf("/pricing");

const openMenu: Act = ({ page }) => menuWord(page).click();

const openAccount =
  (name: string): Act =>
  ({ page }) =>
    header(page).locator("summary").filter({ hasText: name }).filter({ visible: true }).click();

const menuShots = [
  onPricing("menu--visitor", openMenu, small),
  onPricing("menu--member", openMenu, { ...member, ...small }),
  onPricing("menu--coach", openMenu, { as: "coach", ...small }),
  onPricing("account--member", openAccount("Noor"), { ...member, ...wide }),
  onPricing("account--coach", openAccount("Coach"), { as: "coach", ...wide }),
];

const onQuiz = shotsOf("/eq-assessment");
const resultSaved = "Your result is kept with your profile.";

/** Stores a result in the tab, as a finished quiz does. */
const storeResult =
  (archetype: string): Act =>
  async ({ page }) => {
    await page.goto("/terms");
    await page.evaluate((id) => sessionStorage.setItem("eqArchetype", id), archetype);
  };

const quizShots = [
  onQuiz("quiz--start"),
  ...[0, 1, 2, 3, 4].map((count) =>
    onQuiz(`quiz--question-${count + 1}`, ({ page }) => answerQuiz(page, count)),
  ),
  ...archetypeIds.flatMap((id, option) => [
    shotsOf("/eq-results")(`result-${id}--visitor`, undefined, { before: storeResult(id) }),
    onQuiz(
      `result-${id}--member`,
      async ({ page }) => {
        await answerQuiz(page, 5, option);
        await waitForText(page, resultSaved);
      },
      member,
    ),
  ]),
  shotsOf("/archetypes/guardian")("archetype-guardian--link-copied", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await click(page, "Copy link");
    await waitForText(page, "The link is copied.");
  }),
];

const errorPage: Act = ({ page }) => waitForText(page, "The lamp went out.");
const failedShots = [
  shotsOf("/profile", member)("failed--page", errorPage, {
    before: ({ page }) =>
      page.route(/profile\.get/, (route) => route.fulfill({ json: [{ result: { data: { json: {} } } }] })),
  }),
];

export const publicShots: Shot[] = [
  shotsOf("/")("home--rest"),
  ...pages.map((path) => shotsOf(`/${path}`)(`${path.replace("archetypes/", "archetype-")}--rest`)),
  ...["coaching", "pricing", "lounge"].map((name) =>
    shotsOf(`/${name}`)(`${name}--panels-open`, openAllPanels),
  ),
  ...playerShots,
  onProducts("products--voted", async (scene) => {
    await vote(scene, "Mind Gardener");
    await waitForText(scene.page, "Vote recorded! Thank you for helping us prioritize.");
  }),
  shotsOf("/waiting-list/leave")("leave-list--no-link"),
  onLeave("leave-list--ready"),
  onLeave("leave-list--done", leaveList),
  shotsOf("/no-such-page")("not-found--rest"),
  shotsOf("/terms")("shell--skip-link", ({ page }) => page.keyboard.press("Tab"), { isScreen: true }),
  ...menuShots,
  ...quizShots,
  ...failedShots,
];
