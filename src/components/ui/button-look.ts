import { classNames } from "@/lib/class-names";

export type Look = {
  variant?: "primary" | "line" | "gold" | "ghost";
  size?: "normal" | "small";
  wide?: boolean;
  rise?: boolean;
};

export function look({ variant = "primary", size = "normal", wide }: Look, className?: string) {
  return classNames(
    "btn",
    variant !== "primary" && `btn--${variant}`,
    size === "small" && "btn--small",
    wide && "btn--wide",
    className,
  );
}
