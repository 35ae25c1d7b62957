import type { Page } from "@playwright/test";
import { archetypeIds } from "../../../src/content/archetypes";
import { openPanels } from "../../e2e/overflow";
import type { Shot } from "../shot";

const pages: Record<string, string> = {
  home: "/",
  about: "/about",
  lounge: "/lounge",
  products: "/products",
  podcast: "/podcast",
  coaching: "/coaching",
  pricing: "/pricing",
  corporate: "/corporate",
  privacy: "/privacy",
  terms: "/terms",
  ...Object.fromEntries(archetypeIds.map((id) => [`archetype-${id}`, `/archetypes/${id}`])),
};

const withPanels = ["coaching", "pricing", "lounge"];

const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

const vote = async (page: Page, name: string) => card(page, name).getByRole("button").click();

const playerHost = (url: URL) => url.hostname !== "localhost";

/** Presses the podcast's button; the outside host's script comes from here, or does not come. */
function pressPlay(body: string | null) {
  return async ({ page }: { page: Page }) => {
    await page.route(playerHost, (route) =>
      body === null ? route.abort() : route.fulfill({ contentType: "text/javascript", body }),
    );
    await page.getByRole("button", { name: "Load the player" }).click();
    await page
      .getByText(body === null ? /^The player did not arrive from/ : /^This player is sent by/)
      .waitFor();
  };
}

// The page has a player only in a build that was told where it comes from.
const playerShots: Shot[] = process.env.PODCAST_PLAYER_SCRIPT
  ? [
      { name: "podcast--player-closed", path: "/podcast" },
      { name: "podcast--player-opened", path: "/podcast", act: pressPlay("") },
      { name: "podcast--player-failed", path: "/podcast", act: pressPlay(null) },
    ]
  : [];

export const publicShots: Shot[] = [
  ...Object.entries(pages).map(([name, path]): Shot => ({ name: `${name}--rest`, path })),
  ...withPanels.map(
    (name): Shot => ({
      name: `${name}--panels-open`,
      path: pages[name] ?? "/",
      act: async ({ page }) => {
        const { count, shut } = await openPanels(page);
        if (count === 0 || shut.length) throw new Error(`${count} panels, of which shut: ${shut}`);
      },
    }),
  ),
  ...playerShots,
  {
    name: "products--voted",
    path: "/products",
    as: "member",
    turn: "write",
    act: async ({ page }) => {
      await vote(page, "Mind Gardener");
      await page.getByText("Vote recorded! Thank you for helping us prioritize.").waitFor();
    },
  },
  {
    name: "products--vote-failed",
    path: "/products",
    as: "member",
    turn: "write",
    act: async ({ page }) => {
      await page.route(/futureApps\.vote/, (route) => route.abort());
      await vote(page, "Sleep Stories");
      await card(page, "Sleep Stories").getByRole("status").or(page.getByRole("alert")).first().waitFor();
    },
  },
  {
    name: "products--not-reached",
    path: "/products",
    before: ({ page }) => page.route(/futureApps\.list/, (route) => route.abort()),
  },
  {
    name: "leave-list--no-link",
    path: "/waiting-list/leave",
  },
  { name: "leave-list--ready", path: "/waiting-list/leave#a-secret-that-nobody-has" },
  {
    name: "leave-list--not-reached",
    path: "/waiting-list/leave#a-secret-that-nobody-has",
    act: async ({ page }) => {
      await page.route(/coaching\.leaveWaitlist/, (route) => route.abort());
      await page.getByRole("main").getByRole("button").first().click();
      await page.getByRole("alert").filter({ hasText: "We could not reach the site." }).waitFor();
    },
  },
  {
    name: "leave-list--done",
    path: "/waiting-list/leave#a-secret-that-nobody-has",
    act: async ({ page }) => {
      const done = JSON.stringify([{ result: { data: { json: { ok: true } } } }]);
      await page.route(/coaching\.leaveWaitlist/, (route) =>
        route.fulfill({ contentType: "application/json", body: done }),
      );
      await page.getByRole("main").getByRole("button").first().click();
      await page.getByRole("heading", { name: "Your name is off the list" }).waitFor();
    },
  },
  { name: "not-found--rest", path: "/no-such-page" },
  { name: "not-found--archetype", path: "/archetypes/wizard" },
];
