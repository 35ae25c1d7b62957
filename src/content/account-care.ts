/** The quieter end of the profile: devices, a copy of one's data, and the way out. */
export const accountCare = {
  signInAgain: { label: "Sign out and in again", leaving: "Signing out..." },
  devices: {
    heading: "Signed-in devices",
    lead: "Every device that is signed in as you. If you do not know one of them, sign it out and change your password.",
    loading: "Looking for your devices...",
    retry: "Look again",
    name: (browser: string | null, system: string | null) =>
      browser && system ? `${browser} on ${system}` : (browser ?? system ?? "A browser we do not know"),
    here: "This one",
    hereNow: "in use now",
    since: "Signed in",
    seen: "last seen",
    end: "Sign out",
    ending: "Ending...",
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
    lead: "One file with your records: profile, quiz results, votes, devices, letters, and what you sent us with your confirmed address.",
    open: "Download my data",
    dialog: {
      heading: "A copy of your records",
      text: "The file is plain text and it is personal. Keep it where only you look.",
      submit: "Download",
      sending: "Collecting...",
    },
    fileName: (day: string) => `aurea-my-data-${day}.json`,
  },
  leave: {
    heading: "Delete account",
    lead: "Your account ends the moment you confirm it, and nobody can bring it back. Not even us.",
    open: "Delete my account",
    dialog: {
      heading: "Delete your account for good?",
      goes: "What goes",
      going: {
        account: "Your name, address, password and picture",
        membership: (name: string) => `Your membership: ${name}`,
        rest: "Your quiz results, your devices, and letters we sent you",
        forms: "Your place on the waiting list, and your applications",
      },
      stays: "What stays",
      staying: {
        votes: "Your votes still count, without your name",
        forms: "Forms sent with this address: it was never confirmed, so they may be somebody else’s",
        note: "Lines in our log that something happened to an account, and on which day, without your name",
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
