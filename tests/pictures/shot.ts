import type { Page } from "@playwright/test";
import type { Member } from "../e2e/fixtures";

/** Who looks: somebody unknown, a member made for this picture alone, or the coach. */
type Viewer = "visitor" | "member" | "coach";

/**
 * When a picture's turn is: at a Desk where nothing has happened, then what only looks, then what writes rows of its
 * own, then what changes the rows of the year at the Desk, and last what needs a site that fails. No picture shows what
 * another one wrote, but for the counts beside the Desk's pages.
 */
export type Turn = "empty" | "look" | "write" | "change" | "break";

export type Scene = { page: Page; member: Member };

/** A page in one state. Its name is `<page>--<state>`, and `act` leads from the opened page to the state. */
export type Shot = {
  name: string;
  path: string;
  as?: Viewer;
  turn?: Turn;
  /** What is seen at once instead of the whole page: for what lies over the page. */
  isScreen?: boolean;
  /** Only up to this width, or from it on. */
  upTo?: number;
  from?: number;
  /** Done before the page is opened. */
  before?: (scene: Scene) => Promise<unknown>;
  act?: (scene: Scene) => Promise<unknown>;
};
