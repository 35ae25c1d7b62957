import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAutosave, type SaveState } from "./autosave";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  let written = "a";
  const states: SaveState["kind"][] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void; words: string }[] = [];
  const send = vi.fn(
    (words: string) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject, words });
      }),
  );
  const autosave = createAutosave({
    read: () => written,
    send,
    onState: ({ kind }) => states.push(kind),
  });
  function write(text: string) {
    written = text;
    autosave.onEdit();
  }
  return { autosave, states, answers, send, write };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test("an edited document is saved once, 800 ms after the last change", async () => {
  const { autosave, states, answers, send, write } = setUp();
  write("ab");
  await vi.advanceTimersByTimeAsync(700);
  write("abc");
  await vi.advanceTimersByTimeAsync(799);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answers.map(({ words }) => words)).toEqual(["abc"]);
  expect(autosave.isDirty()).toBe(true);
  answers[0]?.resolve();
  await settle();
  expect(autosave.isDirty()).toBe(false);
  expect(states).toEqual(["waiting", "waiting", "saving", "saved"]);
});

test("autosave does not save a document with unchanged content", async () => {
  const { states, send, write } = setUp();
  write("ab");
  write("a");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).not.toHaveBeenCalled();
  expect(states).toEqual(["waiting", "clean"]);
});

test("a document is saved by one request at a time, and again if it was edited meanwhile", async () => {
  const { autosave, answers, send, write } = setUp();
  write("ab");
  const first = autosave.save();
  write("abc");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.resolve();
  await settle();
  expect(answers.map(({ words }) => words)).toEqual(["ab", "abc"]);
  answers[1]?.resolve();
  expect(await first).toBe(true);
});

test("a failed save is repeated at the next change and on request", async () => {
  const { autosave, states, answers, write } = setUp();
  write("ab");
  const failed = autosave.save();
  answers[0]?.reject(new Error("away"));
  expect(await failed).toBe(false);
  expect(states.at(-1)).toBe("failed");
  expect(autosave.isDirty()).toBe(true);
  const again = autosave.save({ isQuiet: true });
  answers[1]?.reject(new Error("away"));
  await again;
  expect(states.slice(-2)).toEqual(["failed", "failed"]);
  write("abc");
  await vi.advanceTimersByTimeAsync(800);
  answers[2]?.resolve();
  await settle();
  expect(states.at(-1)).toBe("saved");
  expect(answers.at(-1)?.words).toBe("abc");
});

test("undoing a change whose save failed saves the original text", async () => {
  const { autosave, states, answers, write } = setUp();
  write("ab");
  const failed = autosave.save();
  answers[0]?.reject(new Error("away"));
  await failed;
  write("a");
  await vi.advanceTimersByTimeAsync(800);
  expect(answers.at(-1)?.words).toBe("a");
  answers[1]?.resolve();
  await settle();
  expect(states.at(-1)).toBe("saved");
  expect(autosave.isDirty()).toBe(false);
});

test("a document is not saved while autosave is on hold, and can be saved after autosave is released", async () => {
  const { autosave, states, send, write } = setUp();
  write("ab");
  autosave.hold();
  write("abc");
  expect(await autosave.save()).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe("on-hold");
  autosave.release();
  void autosave.save();
  expect(send).toHaveBeenCalledWith("abc");
});

test("autosave.markSaved() marks the content of a document as saved, and autosave.release() as unsaved", () => {
  const { autosave, write } = setUp();
  write("ab");
  autosave.markSaved();
  expect(autosave.isDirty()).toBe(false);
  autosave.release();
  expect(autosave.isDirty()).toBe(true);
});
