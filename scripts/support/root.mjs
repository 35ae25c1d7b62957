import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Where Next keeps its build, with a slash at its end; tests have one of their own. */
export const distDir = () => `${root}${process.env.NEXT_DIST_DIR || ".next"}/`;
