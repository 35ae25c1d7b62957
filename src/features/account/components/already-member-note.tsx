"use client";

import { useState } from "react";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";

// This is long enough for a slow connection to load the page.
const validMs = 30_000;

let notedAt = Number.NEGATIVE_INFINITY;

/** Makes the profile explain, after the redirect, that a visitor who wanted to sign up has an account already. */
export function noteAlreadyMember() {
  notedAt = performance.now();
}

/** Tells a member who wanted to sign up why they see their profile. */
export function AlreadyMemberNote() {
  const [isShown] = useState(() => performance.now() - notedAt < validMs);
  if (!isShown) return null;
  return (
    <div className="wrap py-s5">
      <Message tone="info">{profile.already}</Message>
    </div>
  );
}
