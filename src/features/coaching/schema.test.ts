import fc from "fast-check";
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

  it("the waiting list form trims every text", () => {
    const padded = { name: " Noor ", email: " noor@example.org ", motivation: "\n a chair \n" };
    expect(joinWaitlistSchema.parse(padded)).toEqual({ ...entry, motivation: "a chair" });
  });

  it("the waiting list form and the application require visible characters", () => {
    for (const name of [
      "\u200b",
      "\u3164\u3164",
      "\u2800",
      "\u2060\u00ad",
      "\u115f",
      "\u202e",
      "\u0301",
      "-",
    ]) {
      expect(errorOf(joinWaitlistSchema, { ...entry, name }, "name")).toBe("Name is required");
      expect(errorOf(applicationFormSchema, { ...application, name }, "name")).toBe("Name is required");
    }
    for (const field of ["currentRole", "primaryGoals", "currentChallenges"] as const)
      expect(errorOf(applicationFormSchema, { ...application, [field]: "\u2063\u3164" }, field)).toBe(
        applicationFields[field].missing,
      );
    const hidden = { ...entry, name: "\u202eroo\u200bN\u202c", motivation: "\u3164" };
    expect(joinWaitlistSchema.parse(hidden)).toEqual({ ...entry, name: "rooN", motivation: "" });
    const padded = `${"x\u200b".repeat(100)}`;
    expect(joinWaitlistSchema.parse({ ...entry, name: padded }).name).toHaveLength(100);
  });

  it("the waiting list form refuses unknown fields", () => {
    expect(joinWaitlistSchema.safeParse({ ...entry, status: "invited" }).success).toBe(false);
  });

  it("the waiting list form accepts a text of the maximum length and names the limit for a longer one", () => {
    const longest = "x".repeat(waitlistLimits.motivation);
    expect(joinWaitlistSchema.safeParse({ ...entry, motivation: longest }).success).toBe(true);
    expect(errorOf(joinWaitlistSchema, { ...entry, motivation: `${longest}x` }, "motivation")).toContain(
      "2,000",
    );
  });

  it("the waiting list form replaces line breaks and tabs in a name with spaces", () => {
    const typed = { ...entry, name: "Noor\tde\u0007 Vries\r\nBcc: all" };
    expect(joinWaitlistSchema.parse(typed).name).toBe("Noor de Vries Bcc: all");
  });
});

describe("the application schema", () => {
  it("an application may omit its optional texts or leave them empty", () => {
    expect(applicationFormSchema.safeParse(application).success).toBe(true);
    const empty = { ...application, coachingExperience: "", additionalInfo: "" };
    expect(applicationFormSchema.safeParse(empty).success).toBe(true);
  });

  it.each([
    "name",
    "email",
    "currentRole",
    "primaryGoals",
    "currentChallenges",
    "commitmentLevel",
    "investmentReadiness",
    "timeline",
  ] as const)("an application with an empty %s is refused with an error at that field", (field) => {
    expect(errorOf(applicationFormSchema, { ...application, [field]: "" }, field)).not.toBeNull();
  });

  it("the application form has each field once, and requires all but two", () => {
    expect(applicationParts.flatMap(({ rows }) => rows.flat())).toEqual(applicationFieldNames);
    const { error } = applicationFormSchema.safeParse({});
    const needed = new Set(error?.issues.map(({ path }) => path[0]));
    const optional: readonly string[] = optionalApplicationFields;
    expect(optional).toEqual(["coachingExperience", "additionalInfo"]);
    expect([...needed]).toEqual(applicationFieldNames.filter((name) => !optional.includes(name)));
  });

  it("an application accepts exactly the choices of the specification", () => {
    expect(Object.keys(applicationFields.commitmentLevel.choices)).toEqual(["absolute", "high", "moderate"]);
    expect(Object.keys(applicationFields.investmentReadiness.choices)).toEqual([
      "ready",
      "planning",
      "exploring",
    ]);
    expect(Object.keys(applicationFields.timeline.choices)).toEqual([
      "immediately",
      "within-2-weeks",
      "within-month",
      "within-3-months",
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

  it("an application refuses text that the two databases would store differently", () => {
    for (const bad of ["a\0b", "\ud800", "\udfff x"]) {
      expect(applicationFormSchema.safeParse({ ...application, primaryGoals: bad }).success).toBe(false);
    }
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 }), (goals) => {
        const result = applicationFormSchema.safeParse({ ...application, primaryGoals: `${goals}.` });
        expect(result.success).toBe(!goals.includes("\0"));
      }),
    );
  });
});
