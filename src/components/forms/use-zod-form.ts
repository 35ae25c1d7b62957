import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormSetError,
  useForm,
} from "react-hook-form";
import type { StorageKey } from "@/content/stored-data";
import { type ApiError, applyFieldErrors, readApiError } from "@/lib/api-error";
import { offerRenewal } from "@/lib/renewal";
import type { z } from "@/lib/zod";
import { useFormDraft } from "./use-form-draft";

type ZodFormOptions<Values extends FieldValues, Sent, Result, Failure> = {
  schema: z.ZodType<Sent>;
  defaultValues: Values;
  /**
   * The idempotency key stays the same until a call succeeds. `basis` contains the values that the user began to edit,
   * even if the page was reloaded since.
   */
  send: (values: Sent, key: string, basis: Values) => Promise<Result>;
  onSent?: (result: Result, values: Sent) => unknown;
  /** Returns the failure that the form shows, or null if the caller shows it elsewhere. */
  onFailed?: (error: ApiError) => Failure | null;
  /** Maps the reason of a refusal to the field that shows its message. */
  fieldOf?: Readonly<Record<string, Path<Values>>>;
  /**
   * Maps a field to a dependent field that is validated against it; an edit of the field clears the dependent field's
   * error.
   */
  dependents?: { readonly [field in Path<Values>]?: Path<Values> };
  draft?: StorageKey;
  /** The draft never stores these fields. */
  secrets?: readonly Path<Values>[];
  onEdit?: (values: Values) => void;
};

/** Returns the server-rendered default of a field, so that hydration does not overwrite input typed before it. */
function initializeText(value: unknown) {
  if (typeof value === "string" && value !== "") return { defaultValue: value };
  return value === true ? { defaultChecked: true } : {};
}

type ValueField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isValueField(element: unknown): element is ValueField {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => element instanceof kind);
}

function focusFirst(elements: HTMLFormControlsCollection, wrong: object) {
  const field = [...elements].find((element) => Reflect.has(wrong, element.getAttribute("name") ?? ""));
  if (field instanceof HTMLElement) field.focus();
}

/** The form validates on submit, sends one submission at a time and keeps its input after a failure. */
export function useZodForm<Values extends FieldValues, Sent, Result, Failure = never>(
  options: ZodFormOptions<Values, Sent, Result, Failure>,
) {
  const { schema, defaultValues, send, onSent, onFailed, onEdit, fieldOf, dependents } = options;
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema as z.ZodType<Sent, Values>),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: "onSubmit",
    // react-hook-form would focus a field one task later, when the user may have moved on.
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);
  const focusAfterSending = useRef<(() => void) | null>(null);
  const draft = useFormDraft(options.draft, form, defaultValues, options.secrets);

  function focusField(field: Path<Values>, shouldSelect = true) {
    focusAfterSending.current = () => form.setFocus(field, { shouldSelect });
  }

  const setError: UseFormSetError<Values> = (name, error, how) => {
    form.setError(name, error);
    if (how?.shouldFocus) focusField(name as Path<Values>, false);
  };

  function edited(name: Path<Values>) {
    form.clearErrors(name);
    const dependent = dependents?.[name];
    // Only refinements compare two fields; other errors do not depend on the edited field.
    if (dependent && form.getFieldState(dependent).error?.type === "custom") form.clearErrors(dependent);
    setFailure(null);
    draft.keep();
    onEdit?.(form.getValues());
  }

  function field(name: Path<Values>) {
    const error = errors[name]?.message;
    return {
      ...form.register(name, { onChange: () => edited(name) }),
      ...initializeText(defaultValues[name]),
      error: typeof error === "string" ? error : undefined,
    };
  }

  function fail(error: ApiError) {
    if (error.reason === "changed-meanwhile") draft.forgetBasis();
    const name = error.reason ? fieldOf?.[error.reason] : undefined;
    if (name && error.message) return setError(name, { message: error.message }, { shouldFocus: true });
    applyFieldErrors({ getValues: form.getValues, setError }, error);
    setFailure(onFailed?.(error) ?? null);
  }

  async function call(values: Sent) {
    let result: Result;
    try {
      result = await send(values, draft.keyForAttempt(), draft.basis());
    } catch (caught) {
      const error = readApiError(caught);
      // Only refusals by the site have a message, which is shown even if an earlier failure has offered a reload.
      if (error.message === null && (await offerRenewal())) return;
      return fail(error);
    }
    draft.drop();
    await onSent?.(result, values);
  }

  /** Focuses the field to correct, if any. Otherwise restores the focus, which a field loses while it is disabled. */
  function moveFocus(focused: Element | null) {
    if (focusAfterSending.current) return focusAfterSending.current();
    const isLost = document.activeElement === document.body;
    if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  async function sendNow(values: Sent) {
    const focused = document.activeElement;
    focusAfterSending.current = null;
    setFailure(null);
    setIsSending(true);
    try {
      await call(values);
    } finally {
      // Disabled fields cannot be focused.
      flushSync(() => setIsSending(false));
      moveFocus(focused);
    }
  }

  /** Takes over values that a password manager or text expander filled in without an event. */
  function readFilled(element: HTMLFormElement) {
    for (const [name, value] of Object.entries(form.getValues())) {
      const field = element.elements.namedItem(name);
      if (isValueField(field) && typeof value === "string" && field.value !== value)
        form.setValue(name as Path<Values>, field.value as never);
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { currentTarget } = event;
    readFilled(currentTarget);
    try {
      await form.handleSubmit(sendNow, (wrong) => focusFirst(currentTarget.elements, wrong))(event);
    } finally {
      isBusy.current = false;
    }
  }

  function startOver() {
    form.reset(defaultValues);
    draft.drop();
    setFailure(null);
  }

  const { control, getValues, reset } = form;
  const { isRestored, hasInput } = draft;
  return {
    control,
    getValues,
    reset,
    setError,
    field,
    focusField,
    readFilled,
    onSubmit,
    isSending,
    failure,
    isRestored,
    hasInput,
    startOver,
  };
}
