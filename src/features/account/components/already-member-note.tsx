import { useEffect, useState } from "react";
import { LiveMessage } from "@/components/ui/message";
import { profile } from "@/content/profile";

// The note stays valid long enough for the profile to load over a slow connection.
const validMs = 30_000;

let notedAt = Number.NEGATIVE_INFINITY;

/** Lets the profile explain why a member who opened the sign-up was redirected to the profile. */
export function noteAlreadyMember() {
  notedAt = performance.now();
}

export function AlreadyMemberNote() {
  const [isShown, setIsShown] = useState(false);

  // Shows the note after the first render, because a live region announces only text that is added later.
  useEffect(() => setIsShown(performance.now() - notedAt < validMs), []);

  return (
    <div className={isShown ? "wrap py-s5" : undefined}>
      <LiveMessage tone="info">{isShown ? profile.already : null}</LiveMessage>
    </div>
  );
}
