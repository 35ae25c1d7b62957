import type { ReactNode } from "react";
import "./auth-screen.css";

type LinkFrameProps = { picture: ReactNode; voice: string; children: ReactNode };

/** The account screens' two halves, for the pages that mails lead to. */
export function LinkFrame({ picture, voice, children }: LinkFrameProps) {
  return (
    <div className="auth">
      <div className="auth__film on-night">
        {picture}
        <p className="auth__voice">{voice}</p>
      </div>
      <div className="auth__form">
        <div className="auth__inner">{children}</div>
      </div>
    </div>
  );
}
