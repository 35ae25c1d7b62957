/** Texts that tests/spec-strings.json lists are from the specification and must not be changed. */
export const google = {
  divider: "Or continue with",
  button: "Sign in with Google",
  sending: "Signing in...",
  cancelled: "Sign-in was cancelled. Please try again.",
  blocked: "Pop-up was blocked. Please allow pop-ups and try again.",
  failed: "An error occurred during Google sign in",
  hint: "Click the Google button again, or sign in with your address and password.",
  unconfigured:
    "Google sign-in has not been set up on this site yet. Sign in with an email address and a password.",
  inApp:
    "Google does not work inside another app. Open this page in your browser, or use your email address.",
  unproven:
    "Google has not confirmed the email address of that account. Confirm it there first, or sign in with a password.",
  link: {
    label: "Connect Google",
    needed: "You already have an account with this address. Enter its password to connect Google.",
    password: "Password of your account",
    submit: "Connect and sign in",
    sending: "Connecting...",
    leave: "Sign in another way",
    wrong: "That password does not belong to this account. Please try again.",
    expired:
      "This took too long, so Google’s answer is no longer valid. Please click the Google button again.",
    taken:
      "That Google account is already connected to another account here. Please choose that one at Google, or sign in with your password.",
  },
  popup: {
    title: "Sign in with Google",
    description: "The small window in which Google is asked who you are.",
    heading: "Continue to Google",
    backHeading: "Back from Google",
    opening: "Taking you to Google...",
    closing: "Finishing. This window closes by itself.",
    done: "You are signed in. Close this window and continue in the other one.",
    ended: "This window is no longer needed. Close it and continue where you clicked the button.",
    stray: "There is no sign-in to finish in this window. Please start on the sign-in page.",
    goOn: "Go to the sign-in page",
  },
} as const;
