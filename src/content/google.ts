/** Texts from the specification must not be changed. */
export const google = {
  divider: "Or continue with",
  button: "Sign in with Google",
  sending: "Signing in...",
  cancelled: "Sign-in was cancelled. Please try again.",
  blocked: "Pop-up was blocked. Please allow pop-ups and try again.",
  failed: "An error occurred during Google sign in",
  hint: "Press its button once more, or come in with your address and password.",
  unconfigured:
    "Google sign-in has not been set up on this site yet. An e-mail address and a password will let you in.",
  inApp:
    "Google does not work inside another app. Open this page in your browser, or use your e-mail address.",
  unproven:
    "Google has not confirmed the e-mail address of that account. Confirm it there first, or come in with a password.",
  link: {
    label: "Connect Google",
    needed: "You already have an account with this address. Enter its password to connect Google.",
    password: "Password of your account",
    submit: "Connect and sign in",
    sending: "Connecting...",
    leave: "Sign in another way",
    wrong: "That password does not belong to this account. Please try again.",
    expired:
      "That took a little long, so Google’s answer is no longer valid. Please press its button once more.",
    taken:
      "That Google account is already connected to another account here. Please choose that one at Google, or sign in with your password.",
  },
  popup: {
    title: "Sign in with Google",
    description: "The small window in which Google is asked who you are.",
    heading: "Through to Google",
    backHeading: "Back from Google",
    opening: "Taking you to Google...",
    closing: "Finishing. This window closes by itself.",
    done: "You are in. This window may close; go on in the other one.",
    ended: "This window has done its work. Close it and go on where you pressed the button.",
    stray: "There is nothing to finish in this window. Sign-in begins with the button on its own page.",
    goOn: "Go to the sign-in page",
  },
} as const;
