import { header, menuWord } from "../../support/header";
import type { Scene, Shot } from "../shot";

/** The widest screen that has the small screens' menu, and the narrowest that has the bar. */
const small = { upTo: 1_000, isScreen: true };
const wide = { from: 1_100, isScreen: true };

const openMenu = async ({ page }: Scene) => menuWord(page).click();

function openAccount(name: string) {
  return async ({ page }: Scene) => {
    await header(page).locator("summary").filter({ hasText: name }).filter({ visible: true }).click();
  };
}

async function failToLeave({ page }: Scene) {
  await page.route("**/api/auth/signout", (route) => route.abort());
  await header(page).getByRole("button", { name: "Sign Out" }).filter({ visible: true }).click();
  await header(page).getByRole("alert").filter({ visible: true }).waitFor();
}

export const shellShots: Shot[] = [
  { name: "menu--visitor", path: "/pricing", ...small, act: openMenu },
  { name: "menu--member", path: "/pricing", as: "member", turn: "write", ...small, act: openMenu },
  { name: "menu--coach", path: "/pricing", as: "coach", ...small, act: openMenu },
  { name: "account--closed", path: "/pricing", as: "member", turn: "write", isScreen: true },
  {
    name: "account--member",
    path: "/pricing",
    as: "member",
    turn: "write",
    ...wide,
    act: openAccount("Noor"),
  },
  { name: "account--coach", path: "/pricing", as: "coach", ...wide, act: openAccount("Coach") },
  {
    name: "account--sign-out-failed",
    path: "/pricing",
    as: "member",
    turn: "write",
    ...wide,
    act: async (scene) => {
      await openAccount("Noor")(scene);
      await failToLeave(scene);
    },
  },
  {
    name: "menu--sign-out-failed",
    path: "/pricing",
    as: "member",
    turn: "write",
    ...small,
    act: async (scene) => {
      await openMenu(scene);
      await failToLeave(scene);
    },
  },
  {
    name: "shell--skip-link",
    path: "/terms",
    isScreen: true,
    act: ({ page }) => page.keyboard.press("Tab"),
  },
];
