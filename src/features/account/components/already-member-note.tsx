"use client";

import { useState } from "react";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";

// This is long enough for a slow connection to load the page.
const validMs = 30_000;

let notedAt = Number.NEGATIVE_INFINITY;

/** A visitor who wanted to sign up is redirected to the profile, which then explains why. */
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
