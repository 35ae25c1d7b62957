import type { Shot } from "./shot";
import { accountShots } from "./shots/account";
import { announcementShots } from "./shots/announcements";
import { coachingShots } from "./shots/coaching";
import { deskShots } from "./shots/desk";
import { deskChangeShots } from "./shots/desk-changes";
import { failedShots } from "./shots/failed";
import { letterPageShots } from "./shots/letter-pages";
import { profileShots } from "./shots/profile";
import { profileCareShots } from "./shots/profile-care";
import { publicShots } from "./shots/public";
import { quizShots } from "./shots/quiz";
import { shellShots } from "./shots/shell";

/** Every page of the site in every state that has a picture. */
export const shots: Shot[] = [
  ...publicShots,
  ...shellShots,
  ...quizShots,
  ...accountShots,
  ...letterPageShots,
  ...failedShots,
  ...profileShots,
  ...profileCareShots,
  ...deskShots,
  ...deskChangeShots,
  ...announcementShots,
  ...coachingShots,
];
