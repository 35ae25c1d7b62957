import { type ClassValue, clsx } from "clsx";

/** Joins class names and ignores falsy values. */
export function classNames(...values: ClassValue[]) {
  return clsx(values);
}
