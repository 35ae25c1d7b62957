"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRef } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";

/** A form on one of the schemas: checked on submit, each error gone as soon as its field is edited. */
export function useAccountForm<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues,
    reValidateMode: "onSubmit",
  });
  const isBusy = useRef(false);
  const { errors } = form.formState;

  // A second press before the first is answered sends nothing; the button stays focusable, so it can come.
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid);
    return async (event) => {
      event?.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        await submit(event);
      } finally {
        isBusy.current = false;
      }
    };
  };

  function field(name: Path<Values>) {
    const error = errors[name]?.message;
    return {
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: typeof error === "string" ? error : undefined,
    };
  }

  return { ...form, handleSubmit, field };
}
