"use client";

import { useId, useState } from "react";
import { Field } from "@/components/forms/field";
import { secondFactor } from "@/content/second-factor";
import { trpc } from "@/trpc/provider";
import { passkeyApi } from "../passkey-api";
import { ActionButton } from "./action-button";

const text = secondFactor.passkey;
const longest = 50;

type AddPasskeyProps = {
  heading: "h2" | "h3";
  onAdded: (recoveryCodes: readonly string[] | null) => void;
  isFirst?: boolean;
};

export function AddPasskey({ heading: Heading, onAdded, isFirst = false }: AddPasskeyProps) {
  const start = trpc.secondFactor.startPasskey.useMutation();
  const add = trpc.secondFactor.addPasskey.useMutation();
  const [name, setName] = useState<string>(text.sample);
  const id = useId();

  async function make() {
    const { startRegistration } = await passkeyApi();
    const credential = await startRegistration({ optionsJSON: await start.mutateAsync() });
    const { recoveryCodes } = await add.mutateAsync({
      name: name.trim() || text.sample,
      credential: { ...credential, clientExtensionResults: {} },
    });
    onAdded(recoveryCodes);
  }

  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4">
      <Heading id={id} className="font-display text-[1.375rem] leading-tight">
        {text.heading}
      </Heading>
      <p>{text.text}</p>
      <Field
        label={text.name}
        value={name}
        maxLength={longest}
        onChange={(event) => setName(event.target.value)}
        fieldClassName="w-full"
      />
      <ActionButton
        variant={isFirst ? undefined : "line"}
        words={{ submit: text.add, sending: text.adding }}
        work={make}
      />
    </section>
  );
}
