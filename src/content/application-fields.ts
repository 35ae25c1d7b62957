import { messages } from "./messages";

type FieldBase = {
  label: string;
  help?: string;
  /** The field's label at the Desk while the form is quarantined. */
  short?: string;
};

type Written = FieldBase & { limit: number; autoComplete?: string };

/** A line or a text is required if it has `missing`, the error message; an email or a choice is always required. */
export type ApplicationFieldText =
  | (FieldBase & { kind: "email"; autoComplete: string })
  | (Written & { kind: "line"; missing: string })
  | (Written & { kind: "text"; missing?: string })
  | (FieldBase & { kind: "choice"; choices: Record<string, string> });

/** The form, the Desk and the export show the fields in this order. */
export const applicationFields = {
  name: {
    kind: "line",
    label: "Full Name*",
    limit: 100,
    missing: messages.fields.nameRequired,
    autoComplete: "name",
  },
  email: { kind: "email", label: "Email Address*", autoComplete: "email" },
  currentRole: {
    kind: "line",
    label: "Current Role*",
    help: "What fills your weekdays, in a line.",
    short: "Role",
    limit: 200,
    missing: "A word or two about your weekdays, please",
    autoComplete: "organization-title",
  },
  primaryGoals: {
    kind: "text",
    label: "Primary Goals*",
    help: "Imagine week nine. What is different on an ordinary evening?",
    short: "Goals",
    limit: 3_000,
    missing: "Tell us in a sentence what you would like to be different",
  },
  currentChallenges: {
    kind: "text",
    label: "Current Challenges*",
    help: "What you keep coming back to, in your own words.",
    short: "Challenges",
    limit: 3_000,
    missing: "A sentence or two about what is hard right now helps us read the rest",
  },
  coachingExperience: {
    kind: "text",
    label: "Coaching Experience (Optional)",
    help: "Coaching, therapy, a good teacher. What helped and what did not.",
    short: "Coaching so far",
    limit: 2_000,
  },
  commitmentLevel: {
    kind: "choice",
    label: "Commitment Level*",
    choices: {
      absolute: "Absolute - This is my top priority",
      high: "High - I'm ready to do whatever it takes",
      moderate: "Moderate - I'm interested but have other priorities",
    },
  },
  investmentReadiness: {
    kind: "choice",
    label: "Investment Readiness*",
    choices: {
      ready: "Ready to invest immediately",
      planning: "Planning to invest within 30 days",
      exploring: "Still exploring options",
    },
  },
  timeline: {
    kind: "choice",
    label: "Timeline*",
    choices: {
      immediately: "Immediately",
      "within-2-weeks": "Within 2 weeks",
      "within-month": "Within a month",
      "within-3-months": "Within 3 months",
    },
  },
  additionalInfo: {
    kind: "text",
    label: "Additional Information (Optional)",
    help: "Anything we did not think to ask.",
    short: "Also",
    limit: 2_000,
  },
} as const satisfies Record<string, ApplicationFieldText>;

type Fields = typeof applicationFields;

export type ApplicationField = keyof Fields;

export const applicationFieldNames = Object.keys(applicationFields) as ApplicationField[];

export const applicationParts: readonly {
  heading: string;
  rows: readonly (readonly ApplicationField[])[];
}[] = [
  { heading: "Who you are", rows: [["name", "email"], ["currentRole"]] },
  { heading: "What brings you", rows: [["primaryGoals"], ["currentChallenges"], ["coachingExperience"]] },
  {
    heading: "How you would like to begin",
    rows: [["commitmentLevel"], ["investmentReadiness", "timeline"], ["additionalInfo"]],
  },
];

type TextField = {
  [Name in ApplicationField]: Fields[Name]["kind"] extends "text" ? Name : never;
}[ApplicationField];

type OptionalField = {
  [Name in TextField]: Fields[Name] extends { missing: string } ? never : Name;
}[TextField];

export const applicationTexts = applicationFieldNames.filter(
  (name): name is TextField => applicationFields[name].kind === "text",
);

export const optionalApplicationFields = applicationTexts.filter(
  (name): name is OptionalField => !("missing" in applicationFields[name]),
);
