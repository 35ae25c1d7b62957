import { describe, expect, it } from "vitest";
import {
  applicationFieldNames,
  applicationFields,
  applicationParts,
  optionalApplicationFields,
} from "@/content/application-fields";
import { waitlistLimits } from "@/content/coaching-forms";
import { applicationFormSchema, joinWaitlistSchema, submitApplicationSchema } from "./schema";

const entry = { name: "Noor", email: "noor@example.org" };
const application = {
  ...entry,
  currentRole: "Product lead",
  primaryGoals: "To be in the room",
  currentChallenges: "Sundays",
  commitmentLevel: "high",
  investmentReadiness: "planning",
  timeline: "within-month",
};
const idempotencyKey = "3f0c2a54-8f5e-4f0e-9d53-0a6f1f4a2b77";

function errorOf(schema: { safeParse: typeof joinWaitlistSchema.safeParse }, value: unknown, field: string) {
  const result = schema.safeParse(value);
  return result.success
    ? null
    : (result.error.issues.find((issue) => issue.path[0] === field)?.message ?? null);
}

describe("the waiting list schema", () => {
  it("the waiting list form requires only a name and an email address", () => {
    expect(joinWaitlistSchema.parse(entry)).toEqual(entry);
    expect(errorOf(joinWaitlistSchema, { ...entry, name: "  " }, "name")).toBe("Name is required");
    expect(errorOf(joinWaitlistSchema, { ...entry, email: "" }, "email")).toBe("Email is required");
    expect(errorOf(joinWaitlistSchema, { ...entry, email: "noor@" }, "email")).toBe(
      "Please enter a valid email address",
    );
  });

  it("the waiting list form accepts a text of the maximum length and names the limit for a longer one", () => {
    const longest = "x".repeat(waitlistLimits.motivation);
    expect(joinWaitlistSchema.safeParse({ ...entry, motivation: longest }).success).toBe(true);
    expect(errorOf(joinWaitlistSchema, { ...entry, motivation: `${longest}x` }, "motivation")).toContain(
      "2,000",
    );
  });
});

describe("the application schema", () => {
  it("invisible characters neither fill in a required field nor count towards a limit", () => {
    for (const field of ["currentRole", "primaryGoals", "currentChallenges"] as const)
      expect(errorOf(applicationFormSchema, { ...application, [field]: "\u2063\u3164" }, field)).toBe(
        applicationFields[field].missing,
      );
    const padded = `${"x\u200b".repeat(100)}`;
    expect(joinWaitlistSchema.parse({ ...entry, name: padded }).name).toHaveLength(100);
  });

  it("the application form has each field once, and requires all except coachingExperience and additionalInfo", () => {
    expect(applicationParts.flatMap(({ rows }) => rows.flat())).toEqual(applicationFieldNames);
    const optional: readonly string[] = optionalApplicationFields;
    expect(optional).toEqual(["coachingExperience", "additionalInfo"]);
    const empty = Object.fromEntries(applicationFieldNames.map((name) => [name, ""]));
    for (const form of [{}, empty]) {
      const { error } = applicationFormSchema.safeParse(form);
      const needed = new Set(error?.issues.map(({ path }) => path[0]));
      expect([...needed]).toEqual(applicationFieldNames.filter((name) => !optional.includes(name)));
    }
  });

  it("an application accepts exactly the choices of the specification", () => {
    const { commitmentLevel, investmentReadiness, timeline } = applicationFields;
    expect(
      [commitmentLevel, investmentReadiness, timeline].map(({ choices }) => Object.entries(choices)),
    ).toEqual([
      [
        ["absolute", "Absolute - This is my top priority"],
        ["high", "High - I'm ready to do whatever it takes"],
        ["moderate", "Moderate - I'm interested but have other priorities"],
      ],
      [
        ["ready", "Ready to invest immediately"],
        ["planning", "Planning to invest within 30 days"],
        ["exploring", "Still exploring options"],
      ],
      [
        ["immediately", "Immediately"],
        ["within-2-weeks", "Within 2 weeks"],
        ["within-month", "Within a month"],
        ["within-3-months", "Within 3 months"],
      ],
    ]);
    expect(errorOf(applicationFormSchema, { ...application, timeline: "someday" }, "timeline")).toBe(
      "Please choose one",
    );
  });

  it("an application keeps its idempotency key, which is a UUID, and gets a new one if it has none", () => {
    expect(submitApplicationSchema.parse({ ...application, idempotencyKey })).toMatchObject({
      idempotencyKey,
    });
    const made = [1, 2].map(() => submitApplicationSchema.parse(application).idempotencyKey);
    expect(new Set([...made, idempotencyKey]).size).toBe(3);
    expect(submitApplicationSchema.safeParse({ ...application, idempotencyKey: "1" }).success).toBe(false);
  });
});
