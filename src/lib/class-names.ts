import { type ClassValue, clsx } from "clsx";

export function classNames(...values: ClassValue[]) {
  return clsx(values);
}
