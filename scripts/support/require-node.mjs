import { isRecent, pinnedVersion } from "./node.mjs";

// Imported first by what a program called past npm reads: its configuration, or a command's own first line.
if (!isRecent(process.versions.node)) {
  console.error(
    `Aurea needs Node 22.18 or newer; this is ${process.versions.node}. Call it by npm (npm start, npm test, npm run …), which brings Node ${pinnedVersion()} along, or install Node 24.`,
  );
  process.exit(1);
}
