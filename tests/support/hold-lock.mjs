import Database from "better-sqlite3";

// Holds the write lock of a SQLite file until the parent process disconnects.
const [file = ""] = process.argv.slice(2);
new Database(file, { timeout: 10_000 }).exec("BEGIN IMMEDIATE");
process.send?.("held");
process.on("disconnect", () => process.exit(0));
