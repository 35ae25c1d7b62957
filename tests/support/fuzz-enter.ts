import { spawn } from "node:child_process";
import type { World } from "./fuzz-world";

/** Puts those who ask into the database of a site, where they are kept signed in; `damage` says what was done to others. */
export async function enterWorld(url: string, environment: Record<string, string>) {
  const script = ["--conditions=react-server", "--import", "tsx", "tests/support/fuzz-people.ts"];
  const child = spawn(process.execPath, script, {
    env: { ...process.env, LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const addresses = ["noor@example.org", "known@example.org", "Noor+list@Example.org", "new@sub.example.org"];
  const world: World = { people: [], ids: [], addresses, csrf: { cookie: "", token: "" } };
  let end = (_damage: string[]) => {};
  const told = new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error("nobody could be put into the database")));
    child.on("message", (message: Partial<World> & { damage?: string[] }) => {
      if (message.damage) return end(message.damage);
      Object.assign(world, message);
      resolve();
    });
  });
  const answer = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await answer.json();
  world.csrf = { token: csrfToken, cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  await told;
  const damage = () =>
    new Promise<string[]>((resolve) => {
      end = resolve;
      child.send("end");
    });
  return { world, damage, leave: () => void child.kill() };
}
