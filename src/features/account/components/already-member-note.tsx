import { useState } from "react";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";

// The note stays valid long enough for the profile to load over a slow connection.
const validMs = 30_000;

let notedAt = Number.NEGATIVE_INFINITY;

/** Lets the profile explain why a member who opened the sign-up was redirected to the profile. */
export function noteAlreadyMember() {
  notedAt = performance.now();
}

export function AlreadyMemberNote() {
  const [isShown] = useState(() => performance.now() - notedAt < validMs);
  if (!isShown) return null;
  return (
    <div className="wrap py-s5">
      <Message tone="info">{profile.already}</Message>
    </div>
  );
}
