import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { goodPassword, makeMember } from "@tests/support/factories";
import { isFull } from "@tests/support/figure";
import { startInstance } from "@tests/support/instances";
import { expect, test } from "vitest";
import { findFreePort } from "../../../scripts/support/free-port";

const program = "tests/integration/examples/call-over-http.ts";

test.runIf(isFull)(
  "the HTTP example is refused while signed out, then signs in, votes and receives its vote in the stream",
  async () => {
    const { email, createdAt } = await makeMember({ displayName: "Noor" });
    const port = String(await findFreePort());
    const instance = await startInstance({ INSTANCE_PORT: port, NEXTAUTH_URL: `http://localhost:${port}` });
    try {
      const child = spawn(
        process.execPath,
        ["--experimental-eventsource", "--import", "tsx", program, instance.at, email, goodPassword],
        { stdio: ["ignore", "pipe", "inherit"], timeout: 30_000 },
      );
      const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
      expect(output.trim().split("\n")).toEqual([
        "before: 401 signed-out",
        `after: Noor, a member since ${createdAt.getFullYear()}`,
        "received: mind-gardener has 1",
      ]);
      expect(code).toBe(0);
    } finally {
      await instance.stop();
    }
  },
);
