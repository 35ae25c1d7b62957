// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { player } from "@/content/podcast-player";
import { loadScript } from "./load-script";
import { PodcastPlayer } from "./podcast-player";

vi.mock("./load-script", () => ({ loadScript: vi.fn() }));
const load = vi.mocked(loadScript);

const source = { script: "https://host.net/p.js?container_id=small-player", host: "host.net", className: "" };

function show() {
  render(
    <PodcastPlayer {...source} failure={<p role="alert">{player.failed(source.host)}</p>}>
      <p>drawing</p>
    </PodcastPlayer>,
  );
}

const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

afterEach(() => {
  cleanup();
  load.mockReset();
});

it("the podcast player loads its script once, even after two clicks, and then replaces the drawing", async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  load.mockReturnValue(promise);
  show();
  expect(load).not.toHaveBeenCalled();
  expect(document.getElementById("small-player")).toBeNull();
  await click("Load the player");
  await click("Loading the player");
  expect(load.mock.calls.map(([address]) => address)).toEqual([source.script]);
  await act(async () => arrive());
  expect(screen.queryByText("drawing")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Podcast player" }));
  expect(document.getElementById("small-player")).not.toBeNull();
});

it("the podcast player shows an error when it fails to load, and can be retried", async () => {
  load.mockRejectedValueOnce(undefined).mockResolvedValueOnce();
  show();
  await click("Load the player");
  expect(screen.getByRole("alert").textContent).toContain("did not arrive from host.net");
  await click("Try again");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
