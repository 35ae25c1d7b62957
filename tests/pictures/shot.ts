import type { Page } from "@playwright/test";
import type { Member } from "../e2e/members";

/** A `member` is a new account for each picture. */
type Viewer = "visitor" | "member" | "coach";

/**
 * When a picture is taken: of an empty Desk, of the demo's data, after adding rows, or after a change at the Desk. Rows
 * added for one picture are not visible in others, except in the counts of the Desk's menu.
 */
export type Turn = "empty" | "look" | "write" | "change";

export type Scene = { page: Page; member: Member };
export type Act = (scene: Scene) => Promise<unknown>;

/** The name is `<page>--<state>`; `act` brings the opened page into the state. */
export type Shot = {
  name: string;
  path: string;
  as?: Viewer;
  turn?: Turn;
  /** Takes the viewport instead of the whole page, for overlays. */
  isScreen?: boolean;
  /** The window widths in pixels, both bounds inclusive. */
  upTo?: number;
  from?: number;
  before?: Act;
  act?: Act;
};

export const shotsOf =
  (path: string, common: Partial<Shot> = {}) =>
  (name: string, act?: Act, more: Partial<Shot> = {}): Shot => ({ name, path, act, ...common, ...more });

export const click = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();

export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
