import { useLayoutEffect } from "react";

/** Sets an attribute of the root element for stylesheets, because Firefox before 121 has no `:has()`. */
export function useRootAttribute(name: string, isSet: boolean) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(name, isSet);
    return () => document.documentElement.removeAttribute(name);
  }, [name, isSet]);
}
