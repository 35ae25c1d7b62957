import { numberWord } from "@/lib/number-words";
import { accountCare } from "./account-care";
import { picture } from "./picture";
import { profile } from "./profile";
import { secondFactor } from "./second-factor";

export const profileSections = {
  picture: picture.heading,
  nickname: profile.nickname.heading,
  memberships: profile.memberships.heading,
  courses: "Course & Coaching",
  password: profile.password.heading,
  account: profile.account.heading,
  keys: secondFactor.settings.heading,
  devices: accountCare.devices.heading,
  data: accountCare.data.heading,
  leave: accountCare.leave.heading,
} as const;

export type ProfileSection = keyof typeof profileSections;

const things = (count: number) => `${numberWord(count)} small ${count === 1 ? "thing" : "things"}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const memberHome = {
  contents: "On this page",
  mantra: "A Healing Mantra",
  unmet: {
    caption: "Not met yet",
    lead: "Five questions. You leave with a sentence to say to yourself, and something to do tonight.",
  },
  step: {
    heading: "Your first step",
    none: "It comes with your archetype: three lines, a quarter of an hour at most.",
  },
  start: {
    heading: (count: number) => `${capital(things(count))}, once`,
    later: "Not now",
    isAway: "Put away in this browser.",
    left: (count: number) =>
      count === 0 ? "Done. Nothing is left to set up." : `Done. ${capital(things(count))} left.`,
    list: {
      address: {
        label: "Confirm your address",
        text: "By the link in our first email. Here it can be sent again.",
        href: "#account",
      },
      quiz: { label: "Take the quiz", text: "It ends with a plate of your own.", href: "/eq-assessment" },
      picture: { label: "Choose a picture", text: "Or stay with your initials.", href: "#picture" },
    },
  },
} as const;
