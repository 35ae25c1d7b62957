import type { Scene, Shot } from "../shot";
import { breakVotes } from "../site-rows";

const lampOut = async ({ page }: Scene) => {
  await page.getByRole("heading", { name: "The lamp went out." }).waitFor();
};

/** A batch of answers that are none. */
const nothing = JSON.stringify([{ result: { data: { json: {} } } }]);

export const failedShots: Shot[] = [
  {
    name: "failed--page",
    path: "/profile",
    as: "member",
    turn: "write",
    before: ({ page }) =>
      page.route(/profile\.get/, (route) =>
        route.fulfill({ contentType: "application/json", body: nothing }),
      ),
    act: lampOut,
  },
  {
    name: "failed--site",
    path: "/",
    before: ({ page }) =>
      page.addInitScript(() => {
        window.matchMedia = () => {
          throw new Error("a browser that is broken");
        };
      }),
    act: lampOut,
  },
  {
    name: "desk-votes--failed",
    path: "/desk",
    as: "coach",
    turn: "break",
    act: async ({ page }) => {
      breakVotes();
      await page.goto("/desk/votes");
      await page.getByText("This page could not be fetched").waitFor();
    },
  },
];
