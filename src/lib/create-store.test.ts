import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore, type Store, useStore } from "./create-store";

const Part = ({ store }: { store: Store<string> }) => useStore(store);

test("a store notifies each listener of each change until the listener unsubscribes", () => {
  const store = createStore("a");
  const seen: string[] = [];
  const leave = store.subscribe(() => seen.push(`one ${store.get()}`));
  store.subscribe(() => seen.push(`two ${store.get()}`));
  store.set("b");
  leave();
  leave();
  store.set("c");
  expect(seen).toEqual(["one b", "two b", "two c"]);
});

test("setting a store notifies its listeners only if the new value is a different object", () => {
  const state = { count: 0 };
  const store = createStore(state);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(state);
  expect(listener).not.toHaveBeenCalled();
  store.set({ count: 0 });
  expect(listener).toHaveBeenCalledTimes(1);
});

test("a listener that removes itself or adds another one during a notification does not change who is notified", () => {
  const store = createStore(0);
  const [late, next] = [vi.fn(), vi.fn()];
  const leave = store.subscribe(() => {
    leave();
    store.subscribe(late);
  });
  store.subscribe(next);
  store.set(1);
  expect(late).not.toHaveBeenCalled();
  expect(next).toHaveBeenCalledTimes(1);
});

test("a component that uses a store is prerendered with its initial state", () => {
  const store = createStore("a");
  store.set("b");
  expect(renderToString(createElement(Part, { store }))).toBe("a");
});
