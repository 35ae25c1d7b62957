import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./auth-frame.module.css";

type AuthFrameProps = {
  picture: ReactNode;
  tagline: string;
  mode?: "sign-in" | "sign-up";
  children: ReactNode;
};

// Positions the picture so that the palms stay below the text on very wide screens.
const below = "min-[100rem]:[&_:is(img,video)]:object-[50%_15%]!";

export function AuthFrame({ picture, tagline, mode, children }: AuthFrameProps) {
  return (
    <div className={styles.frame} data-mode={mode}>
      <div className={clsx("on-night low:hidden", below, styles.picture)}>
        {picture}
        <p className={clsx("wide:max-[100rem]:text-[2.25rem]!", styles.tagline)}>{tagline}</p>
      </div>
      <div className={styles.form}>
        <div className="mx-auto w-full max-w-108 wide:mr-0 min-[90rem]:[&_h1]:text-[2.75rem]! [&_p]:text-balance">
          {children}
        </div>
      </div>
    </div>
  );
}
