// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { useFormDraft } from "./use-form-draft";

afterEach(cleanup);

const base = { email: "", password: "" };
const place = "aurea.draft.test";

function setUp() {
  return renderHook(() => {
    const form = useForm({ defaultValues: base });
    const draft = useFormDraft(place, form, base, ["password"]);
    return { form, draft, watched: useWatch({ control: form.control, name: "email" }) };
  }).result;
}

it("keeps what is typed but no secret, and nothing where only that is typed", () => {
  const first = setUp();
  act(() => first.current.form.setValue("password", "quiet-water"));
  act(() => first.current.draft.keep());
  expect(sessionStorage.getItem(place)).toBeNull();
  act(() => first.current.form.setValue("email", "noor@example.org"));
  act(() => first.current.draft.keep());
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("quiet-water");
  expect(first.current.form.getValues()).toEqual({ email: "noor@example.org", password: "quiet-water" });
  cleanup();
  expect(setUp().current.form.getValues()).toEqual({ email: "noor@example.org", password: "" });
});

it("tells whoever watches a field what came back into it", () => {
  const first = setUp();
  act(() => first.current.form.setValue("email", "noor@example.org"));
  act(() => first.current.draft.keep());
  cleanup();
  expect(setUp().current.watched).toBe("noor@example.org");
});
