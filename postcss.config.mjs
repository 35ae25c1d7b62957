import { tailwindOptions } from "./scripts/support/css/tailwind-options.mjs";

const own = (name) => `${process.cwd()}/scripts/support/css/${name}.mjs`;

export default {
  plugins: {
    "@tailwindcss/postcss": tailwindOptions,
    [own("tailwind-constants")]: {},
    [own("page-sheets")]: {},
    [own("unread-tokens")]: {},
  },
};
