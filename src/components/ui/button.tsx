import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look";
import { DressedButton } from "./dressed-button";

type ButtonProps = ButtonLook & ComponentProps<typeof DressedButton>;

export function Button({ variant, size, wide, className, ...rest }: ButtonProps) {
  return <DressedButton className={buttonLook({ variant, size, wide, className })} {...rest} />;
}
