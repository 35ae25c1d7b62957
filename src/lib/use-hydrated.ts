import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns whether React has taken over the page's markup; false while that is rendered on the server. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
