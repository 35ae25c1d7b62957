import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { newClientAddress } from "@tests/support/client-address";
import { figure, isFull } from "@tests/support/figure";
import { isInstalled } from "@tests/support/installed";
import { sendRaw } from "@tests/support/raw-request";
import { postgresOfTest } from "@tests/support/site-of-test";
import { startSite } from "@tests/support/started-site";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../scripts/support/free-port";
import { makeScratch } from "../../scripts/support/scratch";

const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx"].find(existsSync);
const clients = 24;

/** Starts nginx with the load balancer configuration that the documentation recommends. */
async function startBalancer(ports: number[]) {
  const folder = makeScratch("balancer");
  const port = await findFreePort();
  let servers = 0;
  const site = readFileSync("deploy/balancer.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replaceAll(/server site(-2)?:3000/g, () => `server 127.0.0.1:${ports[servers++]}`);
  expect(servers).toBe(2);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log;
events {} http { access_log off; ${places.join(" ")} ${site} }`,
  );
  const child = spawn(nginx ?? "", ["-c", file], { stdio: "ignore" });
  onTestFinished(() => void child.kill());
  return `http://127.0.0.1:${port}`;
}

type Outcome = { status?: number; error?: string };

function ask(url: string, agent: Agent, body?: string) {
  const headers = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": newClientAddress(),
  };
  return sendRaw(url, { agent, method: body ? "POST" : "GET", headers, body }).catch(
    (error): Outcome => ({ error: error.message }),
  );
}

/** Listens to the stream and reconnects like a browser. Returns counts of connections (`times`) and of failures. */
function listenOn(url: string) {
  const state = { times: 0, errors: 0, isOver: false };
  const listen = () => {
    if (state.isOver) return;
    state.times += 1;
    const again = () => setTimeout(listen, 100);
    get(url, { agent: false, headers: { accept: "text/event-stream" } }, (answer) => {
      if (answer.statusCode !== 200) state.errors += 1;
      answer.resume().on("end", again);
      answer.on("error", () => {
        state.errors += 1;
      });
    }).on("error", () => {
      state.errors += 1;
    });
  };
  listen();
  return state;
}

const testWithNginx = test.runIf(isFull && isInstalled(nginx, "nginx"));

testWithNginx("instances behind a load balancer restart in turn without a lost request", async () => {
  const shared = { DATABASE_URL: await postgresOfTest("aurea_rolling"), TRUSTED_PROXY_HOPS: "2" };
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port: number) => startSite(shared, { port });
  const instances = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
  onTestFinished(async () => void (await Promise.all(instances.map((instance) => instance.stop()))));
  const url = await startBalancer(ports);
  await expect.poll(async () => (await fetch(url).catch(() => null))?.status, { timeout: 10_000 }).toBe(200);

  const streams = Array.from({ length: 5 }, () => listenOn(`${url}/api/trpc/futureApps.onVote`));
  const outcomes: Outcome[] = [];
  let isOver = false;
  const vote = JSON.stringify({ json: { slug: "sleep-stories" } });
  const asking = Array.from({ length: clients }, async (_, at) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = at; !isOver; turn += 1) {
      const paths = ["/api/trpc/futureApps.list", "/about", "/api/auth/session"];
      const isVote = turn % 20 === 0;
      outcomes.push(
        isVote
          ? await ask(`${url}/api/trpc/futureApps.vote`, agent, vote)
          : await ask(url + paths[turn % paths.length], agent),
      );
      await wait(5);
    }
    agent.destroy();
  });

  await wait(500);
  for (const [at, port] of ports.entries()) {
    expect(await instances[at]?.stop()).toBe(0);
    instances[at] = await start(port);
    await wait(2_500);
  }
  isOver = true;
  for (const stream of streams) stream.isOver = true;
  await Promise.all(asking);
  const lost = outcomes.filter(({ status }) => status !== 200);
  figure("requests-lost-in-restarts", lost.length, `of ${outcomes.length}`);
  expect(outcomes.length).toBeGreaterThan(500);
  expect(lost).toEqual([]);
  expect(streams.map(({ errors }) => errors)).toEqual(streams.map(() => 0));
  expect(Math.max(...streams.map(({ times }) => times))).toBeGreaterThan(1);
});
