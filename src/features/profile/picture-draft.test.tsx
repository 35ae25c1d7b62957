// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usePictureDraft } from "./picture-draft";

const uploadPicture = vi.hoisted(() => vi.fn());
vi.mock("./components/crop-dialog", () => ({ CropDialog: () => null }));
vi.mock("./picture", () => ({
  findPictureProblem: () => null,
  isShowable: async () => true,
  cropPicture: async (file: File) => ({ file, crop: null }),
  uploadPicture,
}));

const area = { x: 0, y: 0, width: 1, height: 1 };

it("a picture that is chosen while an earlier one is uploaded stays chosen and unsaved", async () => {
  const { result } = renderHook(() => usePictureDraft(() => {}));
  const [first, second] = ["first", "second"].map((name) => new File([name], name)) as [File, File];

  async function choose(file: File) {
    act(() => void result.current.choose(file));
    await waitFor(() => expect(result.current.chosen?.file).toBe(file));
    await act(() => result.current.applyCrop(area));
    expect(result.current.draft).toMatchObject({ file, isSaved: false });
  }

  await choose(first);
  const upload = Promise.withResolvers<void>();
  uploadPicture.mockReturnValue(upload.promise);
  act(() => void result.current.save());
  await choose(second);
  await act(async () => upload.resolve());
  await waitFor(() => expect(result.current.percent).toBeNull());
  expect(result.current.draft).toMatchObject({ file: second, isSaved: false });
});
