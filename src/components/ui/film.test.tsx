// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Film } from "./film";

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

test("a film that is paused can be played again after the screen has changed to another film", async () => {
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
