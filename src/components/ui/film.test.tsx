// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { Film } from "./film";

test("a film is replaced by its poster when its connection is lost", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
  onTestFinished(() => play.mockRestore());
  const { container } = render(
    <Film cuts={[{ src: "/film" }]}>
      <p>Poster</p>
    </Film>,
  );
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
  onTestFinished(() => state.mockRestore());
  await act(() => document.dispatchEvent(new Event("readystatechange")));
  const video = container.querySelector("video") ?? expect.fail("no film");
  fireEvent.playing(video);
  expect(video.dataset.shown).toBeDefined();
  expect(screen.queryByRole("button", { name: "Pause film" })).not.toBeNull();
  fireEvent.error(video);
  expect(video.dataset.shown).toBeUndefined();
  expect(within(container).queryByRole("button")).toBeNull();
});
