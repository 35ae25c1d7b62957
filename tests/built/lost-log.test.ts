import { setTimeout as wait } from "node:timers/promises";
import { startSite } from "@tests/support/started-site";
import { expect, onTestFinished, test } from "vitest";
import { testEnvironment } from "../../scripts/support/test-site.mjs";

// The processor time is read from /proc.
const testOnLinux = test.runIf(process.platform === "linux");

testOnLinux(
  "the site answers and uses little processor time after the reader of its log has gone",
  async () => {
    const nodeArgs = ["--import", "./tests/support/write-to-stderr.mjs"];
    const site = await startSite("start", { nodeArgs, environment: testEnvironment });
    onTestFinished(async () => void (await site.stop()));
    site.closeLog();
    site.signal("SIGUSR2");
    await wait(1_000);
    const before = site.processorSeconds();
    await wait(2_000);
    expect(site.processorSeconds() - before).toBeLessThan(0.4);
    expect((await fetch(`${site.url}/api/ready`)).status).toBe(200);
  },
);
