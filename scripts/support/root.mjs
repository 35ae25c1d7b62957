import { fileURLToPath } from "node:url";

/** The project's folder with a trailing slash. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the folder of Next's build with a trailing slash; tests have a separate one. */
export const distDir = () => `${root}${process.env.NEXT_DIST_DIR || ".next"}/`;
