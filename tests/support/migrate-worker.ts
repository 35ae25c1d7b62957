import { applyMigrations } from "../../scripts/support/migrations";

process.stdout.write("begins\n");
process.stdout.write(`applied ${(await applyMigrations(process.argv[2] ?? "")).length}\n`);
