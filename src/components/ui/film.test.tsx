// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { Film, watchFilmChoice } from "./film";

const filmOf = (src: string) => (
  <Film cuts={[{ src }]}>
    <p>Poster</p>
  </Film>
);

async function playFilm() {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  onTestFinished(() => play.mockRestore());
  const { container, rerender } = render(filmOf("/film"));
  onTestFinished(cleanup);
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
  onTestFinished(() => state.mockRestore());
  await act(() => document.dispatchEvent(new Event("readystatechange")));
  const video = container.querySelector("video") ?? expect.fail("no film");
  fireEvent.playing(video);
  expect(video.dataset.shown).toBeDefined();
  expect(screen.queryByRole("button", { name: "Pause film" })).not.toBeNull();
  return { container, rerender, video };
}

test("a film that plays keeps its button when the page is fetched again", async () => {
  const { rerender, video } = await playFilm();
  rerender(filmOf("/film"));
  expect(video.dataset.shown).toBeDefined();
  expect(screen.queryByRole("button", { name: "Pause film" })).not.toBeNull();
});

test("after a film is paused, the film that replaces it on a screen of another size can be played", async () => {
  const { container, rerender } = await playFilm();
  fireEvent.click(screen.getByRole("button", { name: "Pause film" }));
  rerender(filmOf("/wide-film"));
  expect(container.querySelector("video")?.dataset.shown).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "Play film" }));
  expect(screen.queryByRole("button", { name: "Pause film" })).not.toBeNull();
});

test("a film is replaced by its poster when its connection is lost", async () => {
  const { container, video } = await playFilm();
  fireEvent.error(video);
  expect(video.dataset.shown).toBeUndefined();
  expect(within(container).queryByRole("button")).toBeNull();
});

describe("choosing a film", () => {
  const cuts = [
    { src: "/narrow", media: "(max-width: 30rem)" },
    { src: "/wide", media: "(min-width: 60rem)" },
  ];
  const still = "(prefers-reduced-motion: reduce)";
  let matching: Set<string>;
  let listeners: Set<() => void>;

  function setConnection(saveData: boolean) {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
  }

  function setReadyState(state: DocumentReadyState) {
    Object.defineProperty(document, "readyState", { configurable: true, value: state });
  }

  beforeEach(() => {
    matching = new Set(["(min-width: 60rem)"]);
    listeners = new Set();
    vi.stubGlobal("matchMedia", (query: string) => ({
      get matches() {
        return matching.has(query);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }));
    setConnection(false);
    setReadyState("complete");
  });

  afterEach(() => vi.unstubAllGlobals());

  it("the film that fits the screen is chosen", () => {
    const report = vi.fn();
    watchFilmChoice(cuts, report);
    expect(report.mock.calls).toEqual([["/wide"]]);
  });

  it("no film is chosen when none fits the screen", () => {
    matching.clear();
    const report = vi.fn();
    watchFilmChoice(cuts, report);
    expect(report).not.toHaveBeenCalled();
  });

  it("no film is chosen with reduced motion or reduced data", () => {
    const report = vi.fn();
    matching.add(still);
    watchFilmChoice(cuts, report);
    matching.delete(still);
    setConnection(true);
    watchFilmChoice(cuts, report);
    expect(report).not.toHaveBeenCalled();
  });

  it("a film is chosen only after the page has loaded, or after its load was stopped", () => {
    const report = vi.fn();
    setReadyState("interactive");
    watchFilmChoice(cuts, report);
    expect(report).not.toHaveBeenCalled();
    setReadyState("complete");
    document.dispatchEvent(new Event("readystatechange"));
    expect(report.mock.calls).toEqual([["/wide"]]);
  });

  it("watchFilmChoice reports no film once reduced motion is on, and the returned function removes its listeners", () => {
    const report = vi.fn();
    const stop = watchFilmChoice(cuts, report);
    matching.add(still);
    for (const listener of [...listeners]) listener();
    expect(report).toHaveBeenLastCalledWith(undefined);
    stop();
    expect(listeners.size).toBe(0);
  });
});
