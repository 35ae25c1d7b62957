/** Texts that tests/spec-strings.json lists are from the specification and must not be changed. */
export const auth = {
  title: "Sign in or join",
  description: "Sign in to your Aurea profile, or make a free Explorer account to keep what you find here.",
  back: "Back to the front page",
  legal: { before: "What we store, and why, stands in our", and: "and" },
  signIn: {
    heading: "Welcome Back",
    tagline: "The water is still where you left it.",
    submit: "Sign In",
    sending: "Signing In...",
    switchQuestion: "New here?",
    switchLabel: "Create an account",
    hint: "Check the address and the password, then try once more.",
  },
  signUp: {
    heading: "Join Your Sanctuary",
    tagline: "Come in. Nobody will ask how you are until you have sat down.",
    submit: "Create Account",
    sending: "Creating Account...",
    switchQuestion: "Already have an account?",
    switchLabel: "Sign in instead",
    hint: "If you have been here before, sign in instead; otherwise check the fields and try once more.",
  },
  fields: {
    displayName: "Full Name",
    email: "Email Address",
    password: "Password",
    passwordHelp: "At least 6 characters.",
    confirmPassword: "Confirm Password",
  },
  /** Shown after a redirect to this page. */
  why: {
    ended:
      "Your session has ended. Sign in to return to the page; text that you wrote there is kept. If the account was deleted on another device, you can create a new one.",
    desk: "The Desk is for coaches. Sign in to open the page that you asked for.",
    result: "Create your free Explorer account to save your results and access exclusive tools.",
  },
  entering: "You are signed in. One moment...",
  throttledHint: "You can also sign in by email: the link is below the button.",
  noScript: "Signing in needs JavaScript. The rest of the site reads well without it.",
} as const;
