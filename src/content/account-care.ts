import { retention } from "./retention";

export const accountCare = {
  signInAgain: { label: "Sign out and in again", leaving: "Signing out..." },
  devices: {
    heading: "Signed-in devices",
    lead: "Every device that is signed in as you. If you do not recognise one, sign it out and change your password.",
    loading: "Loading your devices...",
    retry: "Try again",
    name: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "A browser we do not know"),
    here: "This one",
    hereNow: "in use now",
    since: "Signed in",
    seen: "last seen",
    end: "Sign out",
    ending: "Signing out...",
    endOthers: "Sign out all other devices",
    endingOthers: "Signing them out...",
    alone: "You are signed in nowhere else.",
  },
  proof: {
    password: "Your password",
    cancel: "Cancel",
    close: "Close",
  },
  data: {
    heading: "Your data",
    lead: "One file with your records: profile, quiz results, votes, devices, emails, and what you sent us with your confirmed address.",
    open: "Download my data",
    dialog: {
      heading: "A copy of your records",
      text: "The file is plain text and it is personal. Keep it where only you can read it.",
      submit: "Download",
      sending: "Collecting...",
    },
    fileName: (day: string) => `aurea-my-data-${day}.json`,
  },
  leave: {
    heading: "Delete account",
    lead: "Your account is deleted as soon as you confirm it. It cannot be restored.",
    open: "Delete my account",
    dialog: {
      heading: "Delete your account for good?",
      deletedHeading: "What is deleted",
      deleted: {
        account: "Your name, address, password and picture",
        membership: (name: string) => `Your membership: ${name}`,
        rest: "Your quiz results, your devices, and emails we sent you",
        forms:
          "Your place on the waiting list and your applications, if you sent them with a confirmed address",
      },
      keptHeading: "What stays",
      kept: {
        votes: "Your votes still count, without your name",
        forms:
          "Forms sent with an address that was never confirmed here, or that another account has now: they may be another person’s",
        note: "Entries in our log of what happened to the account and when, without your name",
        backups: `Backups of our database, for at most ${retention.backups} days`,
        count: "For a day, a count of the emails that we have just sent to your address, without the address",
      },
      submit: "Delete for good",
      sending: "Deleting...",
      cancel: "Keep my account",
    },
  },
  farewell: {
    title: "Your account is deleted.",
    text: "Your profile, your picture and your quiz results are gone. What stays is what we named before you confirmed, and nothing else. Thank you for the time you spent here. The front pages stay open to you, as to everybody.",
    home: "Go to the front page",
  },
} as const;
