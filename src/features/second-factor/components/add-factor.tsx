import { type ReactNode, useId, useState } from "react";
import { Field } from "@/components/forms/field";
import { secondFactor } from "@/content/second-factor";
import { isValidName, normalizeText } from "@/lib/text-normalization";
import { trpc } from "@/trpc/provider";
import { importPasskeyApi } from "../passkey-api";
import { ActionButton } from "./action-button";
import { CodeForm } from "./code-form";

const { app, passkey } = secondFactor;
const longestName = 50;

type AddFactorProps = { heading: "h2" | "h3"; onAdded: (recoveryCodes: readonly string[] | null) => void };

type PartProps = { heading: "h2" | "h3"; title: string; text: string; children: ReactNode };

function Part({ heading: Heading, title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4">
      <Heading id={id} className="font-display text-[1.375rem] leading-tight">
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </section>
  );
}

export function AddPasskey({ heading, onAdded, isFirst }: AddFactorProps & { isFirst?: boolean }) {
  const start = trpc.secondFactor.startPasskey.useMutation();
  const add = trpc.secondFactor.addPasskey.useMutation();
  const [name, setName] = useState<string>(passkey.sample);

  async function make() {
    const { startRegistration } = await importPasskeyApi();
    const credential = await startRegistration({ optionsJSON: await start.mutateAsync() });
    const { recoveryCodes } = await add.mutateAsync({
      name: isValidName(normalizeText(name)) ? name : passkey.sample,
      credential: { ...credential, clientExtensionResults: {} },
    });
    onAdded(recoveryCodes);
  }

  return (
    <Part heading={heading} title={passkey.heading} text={passkey.text}>
      <Field
        label={passkey.name}
        value={name}
        maxLength={longestName}
        onChange={(event) => setName(event.target.value)}
        fieldClassName="w-full"
      />
      <ActionButton
        variant={isFirst ? undefined : "line"}
        words={{ submit: passkey.add, sending: passkey.adding }}
        work={make}
      />
    </Part>
  );
}

const groupInFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

export function AddApp({ heading, onAdded }: AddFactorProps) {
  const { mutateAsync: start, data } = trpc.secondFactor.startApp.useMutation();
  const confirm = trpc.secondFactor.confirmApp.useMutation();

  return (
    <Part heading={heading} title={app.heading} text={data ? app.scan : app.text}>
      {data ? (
        <>
          <svg
            role="img"
            aria-label={app.square}
            viewBox={`0 0 ${data.code.size} ${data.code.size}`}
            shapeRendering="crispEdges"
            className="w-52 bg-white"
          >
            <path d={data.code.path} fill="black" />
          </svg>
          <p>
            {app.key}{" "}
            <code className="wrap-anywhere font-mono text-small" translate="no">
              {groupInFours(data.secret)}
            </code>
          </p>
          <CodeForm
            kind="app"
            label={app.code}
            autoFocus
            words={{ submit: app.confirm, sending: app.confirming }}
            send={async (code) => onAdded((await confirm.mutateAsync({ code })).recoveryCodes)}
          />
        </>
      ) : (
        <ActionButton
          variant="line"
          words={{ submit: app.start, sending: app.starting }}
          work={() => start()}
        />
      )}
    </Part>
  );
}
