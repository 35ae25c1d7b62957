import { fileURLToPath } from "node:url";

/** The path ends with a slash. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The path ends with a slash; tests have a separate folder. */
export const getDistDir = () => `${root}${process.env.NEXT_DIST_DIR || ".next"}/`;
