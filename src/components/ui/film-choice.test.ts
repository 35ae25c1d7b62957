// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchFilmChoice } from "./film-choice";

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

describe("choosing a film", () => {
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

  it("a film stops when the user turns on reduced motion, and watchFilmChoice returns a function that removes its listeners", () => {
    const report = vi.fn();
    const stop = watchFilmChoice(cuts, report);
    matching.add(still);
    for (const listener of [...listeners]) listener();
    expect(report).toHaveBeenLastCalledWith(undefined);
    stop();
    expect(listeners.size).toBe(0);
  });
});
