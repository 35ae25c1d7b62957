"use client";

import { zodResolver } from "@hookform/resolvers/zod";
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
  const { errors } = form.formState;

  function field(name: Path<Values>) {
    const error = errors[name]?.message;
    return {
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: typeof error === "string" ? error : undefined,
    };
  }

  return { ...form, field };
}
