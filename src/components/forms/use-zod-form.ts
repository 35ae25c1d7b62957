"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormSetError,
  type UseFormSetFocus,
  useForm,
} from "react-hook-form";
import { type ApiError, applyFieldErrors, readApiError } from "@/lib/api-error";
import type { z } from "@/lib/zod";
import { useFormDraft } from "./use-form-draft";

/** Where the focus goes once a form can be used again: into a field, or back to where it was. */
type FocusTarget<Values extends FieldValues> =
  | { field: Path<Values>; shouldSelect?: boolean }
  | { element: Element | null };

/** Gives the focus back after a form has been sent: while its fields are disabled, none of them can have it. */
function useKeptFocus<Values extends FieldValues>(setFocus: UseFormSetFocus<Values>) {
  const [target, setTarget] = useState<FocusTarget<Values> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a form was sent
  useLayoutEffect(() => {
    if (!target) return;
    if ("field" in target) return setFocus(target.field, { shouldSelect: target.shouldSelect });
    const isLost = document.activeElement === document.body;
    if (isLost && target.element instanceof HTMLElement) target.element.focus({ preventScroll: true });
  }, [target]);

  return setTarget;
}

export type ZodFormOptions<Values extends FieldValues, Sent, Answer, Failure> = {
  schema: z.ZodType<Sent>;
  defaultValues: Values;
  /** the call; the key stays the same until it has succeeded */
  send: (values: Sent, key: string) => Promise<Answer>;
  onSent?: (answer: Answer, values: Sent) => unknown;
  /** gives what the form is to say of a failed call; null where that is said elsewhere */
  onFailed?: (error: ApiError) => Failure | null;
  /** refusals that are about one field, by the server's name for them: told beside it and nowhere else */
  fieldOf?: Readonly<Record<string, Path<Values>>>;
  /** fields that are held against another: an edit of the one takes back what was said of the other */
  dependents?: { readonly [field in Path<Values>]?: Path<Values> };
  /** where the texts are kept in this tab until they are sent */
  draft?: string;
  /** fields that are kept nowhere: a password */
  secrets?: readonly Path<Values>[];
  onEdit?: (values: Values) => void;
};

/** What a field begins with, in the page itself: a value that scripts bring later would meet what somebody typed meanwhile. */
function atFirst(value: unknown) {
  if (typeof value === "string" && value !== "") return { defaultValue: value };
  return value === true ? { defaultChecked: true } : {};
}

/** Goes to the first field, as the page has them, of those that are wrong. */
function focusFirst(elements: HTMLFormControlsCollection, wrong: object) {
  const field = [...elements].find((element) => Reflect.has(wrong, element.getAttribute("name") ?? ""));
  if (field instanceof HTMLElement) field.focus();
}

/**
 * A form on a feature's schema. It is checked when it is sent, each error goes as soon as its field is edited, one call
 * is made at a time, and a failure leaves every field as it is.
 */
export function useZodForm<Values extends FieldValues, Sent, Answer, Failure = never>(
  options: ZodFormOptions<Values, Sent, Answer, Failure>,
) {
  const { schema, defaultValues, send, onSent, onFailed, onEdit, fieldOf, dependents } = options;
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema as z.ZodType<Sent, Values>),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: "onSubmit",
    // It would move the focus twice, the second time a task later, under the hands of whoever goes on at once.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);
  const wanted = useRef<FocusTarget<Values> | null>(null);
  const focus = useKeptFocus(form.setFocus);
  const draft = useFormDraft(options.draft, form, defaultValues, options.secrets);

  /** Has a field focused, with its text selected, once the form can be used again. */
  function focusField(field: Path<Values>) {
    wanted.current = { field, shouldSelect: true };
  }

  const setError: UseFormSetError<Values> = (name, error, how) => {
    form.setError(name, error);
    if (how?.shouldFocus) wanted.current = { field: name as Path<Values> };
  };

  function edited(name: Path<Values>) {
    form.clearErrors(name);
    const dependent = dependents?.[name];
    // What compares two fields is a refinement; that a field is empty stays true.
    if (dependent && form.getFieldState(dependent).error?.type === "custom") form.clearErrors(dependent);
    setFailure(null);
    draft.keep();
    onEdit?.(form.getValues());
  }

  /** What a field needs: its registration, what it begins with, and its error. */
  function field(name: Path<Values>) {
    const error = errors[name]?.message;
    return {
      ...form.register(name, { onChange: () => edited(name) }),
      ...atFirst(defaultValues[name]),
      error: typeof error === "string" ? error : undefined,
    };
  }

  function fail(error: ApiError) {
    const name = error.reason ? fieldOf?.[error.reason] : undefined;
    if (name && error.message) return setError(name, { message: error.message }, { shouldFocus: true });
    applyFieldErrors({ getValues: form.getValues, setError }, error);
    setFailure(onFailed?.(error) ?? null);
  }

  async function call(values: Sent) {
    let answer: Answer;
    try {
      answer = await send(values, draft.keyForTry());
    } catch (error) {
      return fail(readApiError(error));
    }
    draft.drop();
    await onSent?.(answer, values);
  }

  async function sendNow(values: Sent) {
    const element = document.activeElement;
    wanted.current = null;
    setFailure(null);
    setIsSending(true);
    try {
      await call(values);
    } finally {
      setIsSending(false);
      focus(wanted.current ?? { element });
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { elements } = event.currentTarget;
    try {
      await form.handleSubmit(sendNow, (wrong) => focusFirst(elements, wrong))(event);
    } finally {
      isBusy.current = false;
    }
  }

  /** Empties the form, and forgets what it was and what was said of it. */
  function startAfresh() {
    draft.drop();
    setFailure(null);
    form.reset(defaultValues);
  }

  const { control, getValues, reset } = form;
  const { isRestored, hasInput } = draft;
  return {
    ...{ control, getValues, reset, setError, field, focusField, onSubmit },
    ...{ isSending, failure, isRestored, hasInput, startAfresh },
  };
}
