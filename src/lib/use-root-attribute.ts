import { useLayoutEffect } from "react";

/** Stylesheets need this, because Firefox before 121 has no `:has()`. */
export function useRootAttribute(name: string, isSet: boolean) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isSet);
    return () => document.documentElement.removeAttribute(name);
  }, [name, isSet]);
}
