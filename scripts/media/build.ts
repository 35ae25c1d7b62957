import { buildPosters } from "./posters";

const MEDIA = "public/media";

async function build() {
  const [kind, ...names] = process.argv.slice(2);
  const chosen = names.length > 0 ? names : undefined;
  let isFine = true;
  if (!kind || kind === "posters") isFine = (await buildPosters(MEDIA, chosen)) && isFine;
  if (!isFine) process.exitCode = 1;
}

await build();
