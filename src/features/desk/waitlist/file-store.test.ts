// @vitest-environment happy-dom
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { csvLines } from "./csv-cells";
import { fetchFile, fileStore, stopFile } from "./file-store";

/** A site that sends the headings and a row of three, then waits until it is told to break off. */
async function startSite() {
  let breakOff = () => {};
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "x-total-rows": "3",
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "x-total-rows",
    });
    response.write(csvLines([["Name"], ["Noor\nde Vries"]]));
    breakOff = () => response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, breakOff: () => breakOff() };
}

test("a file that breaks off says how far it came", async () => {
  const { url, breakOff } = await startSite();
  const over = fetchFile(url);
  await expect.poll(fileStore.get).toEqual({ phase: "running", rows: 1, total: 3 });
  breakOff();
  await over;
  expect(fileStore.get()).toEqual({ phase: "broken", rows: 1, total: 3 });
});

test("a file that is stopped stays so", async () => {
  const { url, breakOff } = await startSite();
  const over = fetchFile(url);
  await expect.poll(fileStore.get).toEqual({ phase: "running", rows: 1, total: 3 });
  stopFile();
  await over;
  breakOff();
  expect(fileStore.get()).toEqual({ phase: "stopped" });
});
