import { unreachable } from "./load-failures";
import { voteMessages } from "./vote-messages";

function minutes(seconds: number) {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? "a minute" : `${count} minutes`;
}

/** Texts from the specification must not be changed. */
export const messages = {
  general: {
    changedMeanwhile: "Somebody else has changed this meanwhile. Look at it again, then decide.",
    checkFields: "Please check the marked fields.",
    databaseUnavailable: "We cannot reach our records right now. Please try again in a minute.",
    proofNeeded:
      "More forms than usual are reaching us, and your browser could not show that this one comes from a person. Please try again in a minute.",
    solvingChallenge:
      "Many are writing to us at the moment. Your browser is doing a short sum to show that you are no machine.",
    noProcedure: "There is nothing at this address. Please load the page again.",
    crossSite: (origin: string) =>
      `This request did not come from a page of ours. Please open that page at ${origin} and send it from there.`,
    rateLimited: (seconds: number) =>
      `That was a lot in a short time. Please try again in ${minutes(seconds)}.`,
    signedOut: "Please sign in to go on.",
    takes: (what: string) => `This address takes ${what}.`,
    tooLarge: "That is more than we can take at once. Please send less.",
    tooManyStreams:
      "More people are watching the votes than we can keep up with. Please try again in a minute.",
    unexpected: "Something went wrong on our side. Please try again.",
    unreachable,
    unreadable: "The request could not be read. Please load the page and try once more.",
  },
  vote: voteMessages,
  auth: {
    signUpFailed: "An error occurred during sign up",
    signInFailed: "An error occurred during sign in",
    signOutFailed: "An error occurred during sign out",
    tooManyTries: "Too many tries in a row. Please wait a few minutes and try again.",
    resetFailed: "An error occurred during password reset",
    passwordWeak: "New password is too weak.",
    wrongPassword: "Current password is incorrect.",
    spentLink: "This link has been used or has expired. Please ask for a new one.",
    emailSame: "That is the address you have already. Type another one, or leave it as it is.",
    emailTaken:
      "Another account has this address by now, so yours stays where it was. Please choose another one.",
    memberAlready:
      "Somebody with this address has become a member in the meantime, so there is nothing left to let through.",
    notKept:
      "That was right, but this browser did not keep your sign-in. Please allow cookies for this site, and sign in once more.",
    passwordCommon: "That password is one of the first anybody would guess. Please choose another.",
  },
  fields: {
    emailRequired: "Email is required",
    emailInvalid: "Please enter a valid email address",
    emailTooLong: "Please use an address of at most 254 characters",
    passwordRequired: "Password is required",
    passwordTooShort: "Password must be at least 6 characters",
    passwordTooLong: "Password must be at most 1,024 characters",
    nameRequired: "Name is required",
    nameTooLong: "Name must be at most 50 characters",
    confirmRequired: "Please confirm your password",
    passwordsDiffer: "Passwords do not match",
  },
  factor: {
    needed: "Please confirm that it is you: the Desk asks for your second factor again.",
    passkeyWrong: "That passkey did not work. Please try again.",
    passkeyKnown: "This passkey is among yours already, so there is nothing left to do.",
    codeWrong: "That code is not right, or it was used before. Please take the next one.",
    codeMalformed: "Please type the code as it stands there.",
    appKnown: "You have an app for codes already. Remove it before you add another.",
    noneYet: "Add a passkey or an app first; the codes come with it.",
    nameMissing: "Please give it a name.",
    nameTooLong: "Please keep the name to 50 characters.",
  },
  coaching: {
    refused: (message: string) => `Error: ${message}`,
    waitlistFailed: "Failed to join waiting list. Please try again.",
    applicationFailed: "Failed to submit application. Please try again.",
    leftAlready:
      "This link was used already, or has expired. Please write to us if you are still on the list.",
    noLeaveLink:
      "No email of ours has this link. Please open the one in our last email to you, or write to us.",
  },
  profile: {
    notSignedIn: "User not logged in.",
    noUserOrEmail: "User not logged in or email not available.",
    nicknameEmpty: "Nickname cannot be empty.",
    nicknameTooLong: "Please keep the nickname to 50 characters.",
    nicknameUnstorable: "There is a character in here that we cannot keep. Please type the name again.",
    nicknameSaved: "Nickname updated successfully!",
    nicknameFailed: (message: string) => `Failed to update nickname: ${message}`,
    passwordTooShort: "Password must be at least 6 characters long.",
    passwordsDiffer: "New passwords do not match.",
    currentMissing: "Please enter your current password.",
    passwordSaved: "Password updated successfully!",
    passwordFailed: (message: string) => `Failed to change password: ${message}`,
    signInAgain: "Please sign in once more, then come straight back to this.",
    changedMeanwhile: "Something about your account changed in the meantime. Please sign in and try again.",
    loadFailed: (message: string) => `Error: ${message}`,
    deviceEnded: "That device is signed out.",
    devicesEnded: "All other devices are signed out.",
    deviceFailed: (message: string) => `Failed to sign out: ${message}`,
    exportSaved: "Your data is on its way into your downloads.",
    exportFailed: (message: string) => `Failed to collect your data: ${message}`,
    deleteFailed: (message: string) => `Failed to delete the account: ${message}`,
  },
} as const;

export const formWords = {
  showPassword: { word: "Show", of: "password" },
  hidePassword: { word: "Hide", of: "password" },
  decoy: "Please leave this empty",
} as const;
