import "server-only";

export { announcement } from "../kinds/announcement";
export { applicationArrived } from "../kinds/application-arrived";
export { applicationReceived } from "../kinds/application-received";
export { confirmEmail } from "../kinds/confirm-email";
export { decision } from "../kinds/decision";
export { digest } from "../kinds/digest";
export { emailChanged } from "../kinds/email-changed";
export { enter } from "../kinds/enter";
export { freshLink } from "../kinds/fresh-link";
export { googleLinked } from "../kinds/google-linked";
export { passwordChanged } from "../kinds/password-changed";
export { reset } from "../kinds/reset";
export { secondFactorChanged } from "../kinds/second-factor-changed";
export { verify } from "../kinds/verify";
export { waitlistInvited } from "../kinds/waitlist-invited";
export { waitlistJoined } from "../kinds/waitlist-joined";
export { welcome } from "../kinds/welcome";
