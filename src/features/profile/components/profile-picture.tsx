"use client";

import { PictureSection } from "./picture-section";
import { useStatusBanner } from "./status-banner";

type ProfilePictureProps = { name: string; photoURL: string | null; onSaved: () => void };

/** The picture's section, speaking through the profile's banner. */
export function ProfilePicture(props: ProfilePictureProps) {
  return <PictureSection {...props} {...useStatusBanner()} />;
}
