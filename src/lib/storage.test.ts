// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createStorage } from "./storage";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  warn.mockClear();
});

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

const textOf = (found: unknown) => (typeof found === "string" ? found : null);

test("a stored value is read back until it is removed", () => {
  const storage = createStorage("a storage", () => sessionStorage);
  expect(storage.read("a")).toBeNull();
  storage.write("a", "1");
  expect(sessionStorage.getItem("a")).toBe("1");
  expect(storage.read("a")).toBe("1");
  expect(storage.size()).toBe(1);
  storage.remove("a");
  expect(storage.size()).toBe(0);
  expect(storage.read("a")).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});

test("a stored value can be JSON", () => {
  const storage = createStorage("a storage", () => sessionStorage);
  storage.writeJson("a", "text");
  expect(sessionStorage.getItem("a")).toBe('"text"');
  expect(storage.readJson("a", textOf)).toBe("text");
  expect(storage.readJson("b", textOf)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

test.each(["{", "", "7", "null"])(
  "the damaged stored value %j is logged once, removed and read as null",
  (damaged) => {
    const storage = createStorage("a storage", () => sessionStorage);
    sessionStorage.setItem("a", damaged);
    expect(storage.readJson("a", textOf)).toBeNull();
    expect(storage.readJson("a", textOf)).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/could not be read/);
  },
);

test("a stored value that cannot be decoded is read as null", () => {
  const storage = createStorage("a storage", () => sessionStorage);
  storage.writeJson("a", {});
  expect(storage.readJson("a", () => refuse())).toBeNull();
  expect(sessionStorage.length).toBe(0);
  expect(warn).toHaveBeenCalledTimes(1);
});

test("values are kept in memory while the browser refuses storage, and each kind of refusal is logged once", () => {
  const storage = createStorage("a storage", refuse);
  expect(storage.read("a")).toBeNull();
  storage.write("a", "1");
  storage.writeJson("b", "2");
  expect(storage.read("a")).toBe("1");
  expect(storage.readJson("b", textOf)).toBe("2");
  expect(storage.size()).toBe(2);
  storage.remove("a");
  expect(storage.read("a")).toBeNull();
  storage.clear();
  expect(storage.read("b")).toBeNull();
  expect(warn.mock.calls.map(([what]) => what)).toEqual([
    "a storage could not be read",
    "a storage could not be written",
    "a storage could not be cleared",
  ]);
});

test("a value is read from memory if the storage was full, unless the storage has a newer value", () => {
  const full = { isFull: false };
  const storage = createStorage("a storage", () => (full.isFull ? fullStorage : sessionStorage));
  const fullStorage: Storage = Object.assign(Object.create(null), {
    getItem: (key: string) => sessionStorage.getItem(key),
    setItem: refuse,
  });
  storage.write("a", "old");
  full.isFull = true;
  storage.write("a", "new");
  expect(sessionStorage.getItem("a")).toBe("old");
  expect(storage.read("a")).toBe("new");
  full.isFull = false;
  storage.write("a", "newest");
  expect(sessionStorage.getItem("a")).toBe("newest");
  sessionStorage.setItem("a", "another's");
  expect(storage.read("a")).toBe("another's");
});
