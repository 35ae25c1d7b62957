import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { Field, SelectField, TextareaField } from "@/components/forms/field";
import { Message } from "@/components/ui/message";
import { deskPages } from "@/content/desk-pages";
import type { FieldSchema, Widget } from "@/content/fields";
import { isUnknownPage } from "@/content/own-pages";
import { valueAt } from "@/content/samples";
import { stripEmphasis } from "@/lib/emphasis";
import { countCharacters, normalizeText, replaceLineBreaks, toAsciiDigits } from "@/lib/text-normalization";
import { checkbox } from "../../components/class-lists";
import { formName, type Values } from "../form-schema";
import { usePageForm } from "./page-form-context";

const { form: texts } = deskPages;
const fewLeft = 20;
/** Longer texts get a textarea, because they do not fit into one line of the form. */
const lineLength = 44;

type SchemaFieldProps = { schema: FieldSchema; path: string; label: string };

/** Returns a message if fewer than 20 characters are left, else null. Counts the text as it will be stored. */
function leftOf({ maxLength, widget }: FieldSchema, value: unknown) {
  if (maxLength === undefined || typeof value !== "string") return null;
  const text = normalizeText(value);
  const stored = (widget === "text" ? text : replaceLineBreaks(text)).trim();
  const left = maxLength - countCharacters(stored);
  if (left >= fewLeft) return null;
  return left < 0 ? texts.over(-left) : texts.left(left);
}

/** Only paragraphs show emphasised words. */
function hasBareAsterisks({ widget }: FieldSchema, value: unknown) {
  const isBare = widget === "heading" || widget === "line";
  return isBare && typeof value === "string" && stripEmphasis(value) !== value;
}

function isOptional({ widget, minLength }: FieldSchema) {
  return (widget === "heading" || widget === "line" || widget === "text") && !minLength;
}

function toAmount(typed: unknown) {
  const digits = toAsciiDigits(normalizeText(`${typed}`).trim());
  return /^\d{1,12}$/.test(digits) ? Number(digits) : typed;
}

function refuseBreaks(event: KeyboardEvent) {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
}

type FieldMessages = { help?: ReactNode; error?: string };

type FlagFieldProps = Omit<SchemaFieldProps, "schema"> & FieldMessages & { name: string };

/**
 * The checkbox is controlled, because a registered checkbox that was ticked at first would be ticked again when other
 * content is loaded.
 */
function FlagField({ path, name, label, help, error }: FlagFieldProps) {
  const { field } = useController({ name });
  const { value, ...handlers } = field;
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="flex max-[12rem]:flex-wrap min-h-11 cursor-pointer items-center gap-[0.7rem] text-base">
        <input
          id={id}
          data-path={path}
          type="checkbox"
          className={checkbox}
          checked={value === true}
          aria-describedby={describedBy || undefined}
          {...handlers}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {help ? (
        <p id={`${id}-help`} className="note">
          {help}
        </p>
      ) : null}
      {error ? (
        <Message id={`${id}-error`} tone="error" isLive={false}>
          {error}
        </Message>
      ) : null}
    </div>
  );
}

/** Returns the index of the first item of the list that has this value in the same field, or -1. */
function findItem(values: Values, path: string, value: unknown) {
  const parts = path.split(".");
  const items = valueAt(values, parts.slice(0, -2));
  return Array.isArray(items) ? items.findIndex((item) => valueAt(item, parts.slice(-1)) === value) : -1;
}

const inputs: { [name in Widget | "email"]?: ComponentProps<"input"> } = {
  amount: { inputMode: "numeric", autoComplete: "off" },
  date: { type: "date" },
  address: { inputMode: "url", spellCheck: false, autoCapitalize: "none" },
  email: { type: "email", spellCheck: false, autoCapitalize: "none" },
};

const grown = "field-sizing-content min-h-12.5! resize-none";

function FixedField({ value, ...labelled }: FieldMessages & { label: string; value: string }) {
  const isLine = value.length <= lineLength && !value.includes("\n");
  if (isLine) return <Field {...labelled} readOnly value={value} />;
  const rows = Math.min(8, Math.ceil(value.length / lineLength));
  return <TextareaField {...labelled} className={grown} rows={rows} readOnly value={value} />;
}

export function SchemaField({ schema, path, label }: SchemaFieldProps) {
  const { register, getValues } = useFormContext();
  const { schema: whole, problems, live } = usePageForm();
  const name = formName(whole, path);
  const value: unknown = useWatch({ name });
  // The initial value is the field's default, so that the server-rendered form is complete without scripts.
  const [initial] = useState(value);
  // Only the first item with a published value is locked, so a later item with the same value can be corrected.
  const [isFirst] = useState(
    () => findItem(getValues("values"), path, value) === Number(path.split(".").at(-2)),
  );
  const { widget = "line", maxLength = 0, names = {} } = schema;
  const error = problems.find((problem) => problem.path === path)?.message;
  const help =
    [
      isOptional(schema) && texts.optional,
      schema.note,
      hasBareAsterisks(schema, value) && texts.bareAsterisks,
      leftOf(schema, value),
      widget === "address" && isUnknownPage(`${value ?? ""}`) && texts.noPage,
    ]
      .filter(Boolean)
      .join(" · ") || undefined;
  const labelled = { "data-path": path, label, help, error };
  if (widget === "fixed") return <FixedField {...labelled} value={schema.const ?? ""} />;
  if (widget === "flag") return <FlagField path={path} name={name} label={label} help={help} error={error} />;

  const setValueAs = widget === "amount" ? toAmount : undefined;
  const field = { ...labelled, defaultValue: `${initial ?? ""}`, ...register(name, { setValueAs }) };
  if (widget === "choice") {
    return (
      <SelectField {...field}>
        {Object.entries(names).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  }
  const isKept = schema.isKept && isFirst && findItem(live, path, initial) >= 0;
  const input = isKept ? { readOnly: true } : inputs[schema.format === "email" ? "email" : widget];
  if (input || (widget !== "text" && maxLength <= lineLength)) return <Field {...field} {...input} />;
  const rows = Math.min(8, Math.ceil(Math.max(`${value ?? ""}`.length, maxLength / 2) / lineLength));
  if (widget === "text") return <TextareaField {...field} rows={Math.max(2, rows)} />;
  return <TextareaField {...field} className={grown} rows={Math.min(3, rows)} onKeyDown={refuseBreaks} />;
}
