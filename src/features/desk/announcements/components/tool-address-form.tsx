"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/forms/field";
import { Fields, Form } from "@/components/forms/form";
import { useZodForm } from "@/components/forms/use-zod-form";
import { Button } from "@/components/ui/button";
import { LiveMessage } from "@/components/ui/live-message";
import { desk } from "@/content/desk";
import { deskAnnouncements } from "@/content/desk-announcements";
import { trpc } from "@/trpc/provider";
import { redirectIfUnauthorized } from "../../refusals";
import type { ListedTool } from "../list-service";
import { addressSchema } from "../schema";

type ToolAddressFormProps = { tool: ListedTool; onSaved: () => void; onWrite: () => void };

const text = deskAnnouncements.tools;

/** Saving opens a tool that is coming soon, or moves an open one. */
export function ToolAddressForm({ tool, onSaved, onWrite }: ToolAddressFormProps) {
  const { id, name, address: seen } = tool;
  const router = useRouter();
  const open = trpc.desk.announcements.openTool.useMutation();
  const form = useZodForm({
    schema: addressSchema,
    defaultValues: { address: seen ?? "" },
    draft: `aurea.desk.tool.${id}`,
    send: ({ address }) => open.mutateAsync({ tool: id, address, seen }),
    onSent() {
      onSaved();
      router.refresh();
    },
    onFailed(error) {
      redirectIfUnauthorized(error);
      return error.message ?? desk.notSaved;
    },
    onEdit: onWrite,
  });
  const { isSending, failure, isRestored, onSubmit } = form;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isRestored) setIsOpen(true);
  }, [isRestored]);
  const isSame = useWatch({ control: form.control, name: "address" }).trim() === seen;
  const label = seen === null ? text.openAction : text.move;
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="textbtn inline-flex w-fit items-center text-base">
        {seen === null ? text.openAction : text.address}
      </summary>
      <Form
        state={{ isSending, onSubmit: (event) => (isSame ? event.preventDefault() : void onSubmit(event)) }}
        className="mt-s2 grid gap-s3 [&>[role=alert]:empty]:absolute"
      >
        <Fields isDisabled={isSending}>
          <Field
            label={text.address}
            help={seen === null || isSame ? text.addressHelp : text.addressNow(seen)}
            type="url"
            inputMode="url"
            {...form.field("address")}
          />
        </Fields>
        <LiveMessage tone="error">{failure}</LiveMessage>
        <Button
          className="justify-self-start"
          type="submit"
          size="small"
          variant="line"
          busy={isSending}
          aria-disabled={isSending || isSame}
          aria-label={`${label}: ${name}`}
        >
          {isSending ? desk.sending : label}
        </Button>
      </Form>
    </details>
  );
}
