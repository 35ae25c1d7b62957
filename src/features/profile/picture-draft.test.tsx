// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { profile } from "@/content/profile";
import { StatusBanner } from "./components/status-banner";
import { usePictureDraft } from "./picture-draft";

const uploadPicture = vi.hoisted(() => vi.fn());
const isShowable = vi.hoisted(() => vi.fn(async () => true));
const cropPicture = vi.hoisted(() => vi.fn(async (file: File) => ({ file, crop: null })));
vi.mock("./components/crop-dialog", () => ({ CropDialog: () => null }));
vi.mock("./picture", () => ({
  findPictureProblem: () => null,
  isShowable,
  cropPicture,
  uploadPicture,
}));

const area = { x: 0, y: 0, width: 1, height: 1 };
const first = new File(["first"], "first");
const second = new File(["second"], "second");

async function choose(result: { current: ReturnType<typeof usePictureDraft> }, file: File) {
  act(() => void result.current.choose(file));
  await waitFor(() => expect(result.current.chosen?.file).toBe(file));
}

afterEach(cleanup);

it("a picture that is chosen while an earlier one is uploaded stays chosen and unsaved", async () => {
  const { result } = renderHook(() => usePictureDraft(null, () => {}));
  await choose(result, first);
  await act(() => result.current.applyCrop(area));
  const upload = Promise.withResolvers<void>();
  uploadPicture.mockReturnValue(upload.promise);
  act(() => void result.current.save());
  await choose(result, second);
  await act(() => result.current.applyCrop(area));
  expect(result.current.draft).toMatchObject({ file: second, isSaved: false });
  await act(async () => upload.resolve());
  await waitFor(() => expect(result.current.percent).toBeNull());
  expect(result.current.draft).toMatchObject({ file: second, isSaved: false });
});

it("the banner shows that a chosen picture is processed until it can be cropped", async () => {
  const loaded = Promise.withResolvers<boolean>();
  isShowable.mockReturnValueOnce(loaded.promise);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StatusBanner onSignedOut={() => {}}>{children}</StatusBanner>
  );
  const { result } = renderHook(() => usePictureDraft(null, () => {}), { wrapper });
  act(() => void result.current.choose(new File([], "picture")));
  expect(screen.queryByText(profile.processing)).not.toBeNull();
  await act(async () => loaded.resolve(true));
  await waitFor(() => expect(result.current.chosen).not.toBeNull());
  await waitFor(() => expect(screen.queryByText(profile.processing)).toBeNull());
});

it("a picture whose crop the member cancels is not used, even if it is cropped later", async () => {
  const { result } = renderHook(() => usePictureDraft(null, () => {}));
  act(() => result.current.discard());
  await choose(result, first);
  const cropped = Promise.withResolvers<{ file: File; crop: null }>();
  cropPicture.mockReturnValueOnce(cropped.promise);
  act(() => void result.current.applyCrop(area));
  act(() => result.current.cancel());
  await act(async () => cropped.resolve({ file: first, crop: null }));
  expect(result.current.draft).toBeNull();
});

it("an earlier file that loads late, or an earlier crop that fails, does not replace the picture chosen since", async () => {
  const { result } = renderHook(() => usePictureDraft(null, () => {}));
  const loaded = Promise.withResolvers<boolean>();
  isShowable.mockReturnValueOnce(loaded.promise);
  act(() => void result.current.choose(first));
  await choose(result, second);
  await act(async () => loaded.resolve(true));
  expect(result.current.chosen?.file).toBe(second);

  const cropped = Promise.withResolvers<{ file: File; crop: null }>();
  cropPicture.mockReturnValueOnce(cropped.promise);
  act(() => void result.current.applyCrop(area));
  act(() => result.current.cancel());
  await choose(result, first);
  await act(async () => cropped.reject(new Error("nothing drawn")));
  expect(result.current.chosen?.file).toBe(first);
});

it("a cropped picture that is saved is dropped once the URL of the stored picture changes", async () => {
  const { result, rerender } = renderHook(({ url }) => usePictureDraft(url, () => {}), {
    initialProps: { url: "/old" },
  });
  await choose(result, first);
  await act(() => result.current.applyCrop(area));
  rerender({ url: "/from-another-device" });
  expect(result.current.draft).toMatchObject({ file: first, isSaved: false });
  uploadPicture.mockReturnValue(Promise.resolve());
  await act(() => result.current.save());
  expect(result.current.draft).toMatchObject({ file: first, isSaved: true });
  rerender({ url: "/stored" });
  expect(result.current.draft).toBeNull();
});
