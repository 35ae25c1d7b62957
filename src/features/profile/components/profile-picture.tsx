"use client";

import { useBoard } from "./news";
import { PictureSection } from "./picture-section";

type ProfilePictureProps = { name: string; photoURL: string | null; onSaved: () => void };

/** The picture's section, speaking through the profile's banner. */
export function ProfilePicture(props: ProfilePictureProps) {
  return <PictureSection {...props} {...useBoard()} />;
}
