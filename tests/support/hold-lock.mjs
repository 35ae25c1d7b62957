import Database from "better-sqlite3";

// Holds the one lock for writing of an SQLite file, as another program may, until its channel ends.
const [file = ""] = process.argv.slice(2);
new Database(file, { timeout: 10_000 }).exec("BEGIN IMMEDIATE");
process.send?.("held");
process.on("disconnect", () => process.exit(0));
