import { unreachable } from "./load-failures";

function minutes(seconds: number) {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? "a minute" : `${count} minutes`;
}

/** Texts that tests/spec-strings.json lists are from the specification and must not be changed. */
export const messages = {
  general: {
    changedMeanwhile: "Another person has changed this in the meantime. Check it again, then decide.",
    checkFields: "Please check the marked fields.",
    databaseUnavailable: "Our database is not available at the moment. Please try again in a minute.",
    proofNeeded:
      "We are getting more forms than usual, and your browser could not complete the check against spam. Please try again in a minute.",
    solvingChallenge:
      "We are getting many forms at the moment. Your browser is completing a short check against spam.",
    notFound: "There is nothing at this address. Please load the page again.",
    crossSite: (origin: string) =>
      `This request did not come from a page of this site. Please open the page at ${origin} and send it from there.`,
    otherRelease: "This page may be from before an update of the site. Please load it again.",
    rateLimited: (seconds: number) =>
      `There were too many requests in a short time. Please try again in ${minutes(seconds)}.`,
    signedOut: "Please sign in to continue.",
    takes: (what: string) => `This address accepts ${what}.`,
    tooLarge: "That is more than the site can accept at once. Please send less.",
    tooManyStreams: "Too many people are following the votes at the moment. Please try again in a minute.",
    unexpected: "Something went wrong on our side. Please try again.",
    unreachable,
    unreadable: "The request could not be read. Please load the page and try once more.",
  },
  auth: {
    signUpFailed: "An error occurred during sign up",
    signInFailed: "An error occurred during sign in",
    signOutFailed: "An error occurred during sign out",
    tooManyTries: "Too many attempts. Please wait a few minutes and try again.",
    resetFailed: "An error occurred during password reset",
    passwordWeak: "New password is too weak.",
    wrongPassword: "Current password is incorrect.",
    spentLink: "This link has been used or has expired. Please ask for a new one.",
    emailSame: "Your account already has this address. Type another one to change it.",
    emailTaken:
      "Another account has this address now, so yours was not changed. Please choose another address.",
    memberAlready:
      "A member already has this address, so the form cannot be released. There is nothing left to do.",
    notKept:
      "Your sign-in was correct, but this browser did not store it. Please allow cookies for this site and sign in again.",
    notLoaded:
      "You are signed in, but your account could not be loaded. Check your connection and load the page again.",
    cookiesBlocked: "This browser does not store cookies of this site. Please allow them and try again.",
    passwordCommon: "That password is too easy to guess. Please choose another.",
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
    passkeyKnown: "You have already added this passkey. There is nothing left to do.",
    codeWrong: "That code is wrong or was used before. Please enter the next one.",
    appCodeWrong:
      "That code is wrong or was used before. Please enter the next one. If every code is refused, the clock of your phone or of the server is wrong: use another factor until it is right.",
    codeMalformed: "Please type the code exactly as it is shown.",
    appKnown: "You have an app for codes already. Remove it before you add another.",
    appConfirmed:
      "Your app is set up already. Please load this page again, and make new recovery codes on your profile if you have none.",
    noneYet: "Add a passkey or an app first; you then get recovery codes.",
    nameMissing: "Please give it a name.",
    nameTooLong: "Please keep the name to 50 characters.",
  },
  coaching: {
    refused: (message: string) => `Error: ${message}`,
    waitlistFailed: "Failed to join waiting list. Please try again.",
    applicationFailed: "Failed to submit application. Please try again.",
    leftAlready: "This link was used before or has expired. Please write to us if you are still on the list.",
    noLeaveLink: "This link is not valid. Please open the link in our last email to you, or write to us.",
  },
  profile: {
    notSignedIn: "User not logged in.",
    noUserOrEmail: "User not logged in or email not available.",
    nicknameEmpty: "Nickname cannot be empty.",
    nicknameTooLong: "Please keep the nickname to 50 characters.",
    nicknameUnstorable: "The nickname contains a character that cannot be stored. Please type it again.",
    nicknameSaved: "Nickname updated successfully!",
    nicknameFailed: (message: string) => `Failed to update nickname: ${message}`,
    passwordTooShort: "Password must be at least 6 characters long.",
    passwordsDiffer: "New passwords do not match.",
    currentMissing: "Please enter your current password.",
    passwordSaved: "Password updated successfully!",
    passwordFailed: (message: string) => `Failed to change password: ${message}`,
    passwordUnanswered:
      "Your password may have been changed already. Sign in with the new one, or with the old one if that fails.",
    signInAgain: "Please sign in again, then repeat this within five minutes.",
    changedMeanwhile: "Your account was changed in the meantime. Please sign in and try again.",
    loadFailed: (message: string) => `Error: ${message}`,
    deviceEnded: "That device is signed out.",
    devicesEnded: "All other devices are signed out.",
    deviceFailed: (message: string) => `Failed to sign out: ${message}`,
    exportSaved: "Your data is being downloaded.",
    exportFailed: (message: string) => `Failed to collect your data: ${message}`,
    deleteFailed: (message: string) => `Failed to delete the account: ${message}`,
  },
} as const;

export const formTexts = {
  showPassword: { word: "Show", of: "password" },
  hidePassword: { word: "Hide", of: "password" },
  decoy: "Please leave this empty",
} as const;
