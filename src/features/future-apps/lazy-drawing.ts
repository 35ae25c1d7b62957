import { type ComponentType, lazy, type ReactNode } from "react";

/** What draws, fetched when it is first shown; where it cannot be fetched, the drawing stays as the page had it. */
export function lazyDrawing<Props extends { children: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (drawing) => ({ default: drawing }),
      () => ({ default: ({ children }) => children }),
    ),
  );
}
