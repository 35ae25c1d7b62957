"use client";

import { useState } from "react";
import { Message } from "@/components/ui/message";
import { profile } from "@/content/profile";
import { isLedHere } from "../session/arrival";

/** Says to a member who pressed one of the calls to join why this is the page that came. */
export function Arrived() {
  const [isSaid] = useState(isLedHere);
  if (!isSaid) return null;
  return (
    <div className="wrap py-s5">
      <Message tone="info">{profile.already}</Message>
    </div>
  );
}
