const own = (name) => `${process.cwd()}/scripts/support/css/${name}.mjs`;

export default {
  plugins: {
    "@tailwindcss/postcss": { optimize: { minify: false } },
    [own("tailwind-constants")]: {},
    [own("page-sheets")]: {},
    [own("unread-tokens")]: {},
  },
};
