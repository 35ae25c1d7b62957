import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { secondFactor } from "@/content/second-factor";
import { saveFile } from "@/lib/save-file";
import { isValidName, normalizeText, takeCharacters } from "@/lib/text-normalization";
import { trpc } from "@/trpc/provider";
import { ActionButton } from "./action-button";
import { CodeForm } from "./code-form";

/** Throws NotSupportedError if the browser has no WebAuthn. */
export async function importPasskeyApi() {
  const api = await import("@simplewebauthn/browser");
  if (!api.browserSupportsWebAuthn()) throw new DOMException("no passkeys", "NotSupportedError");
  return api;
}

const { app, passkey, recovery } = secondFactor;
const maxNameLength = 50;

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
        // The attribute maxLength would count an emoji as two characters or more.
        onChange={(event) => setName(takeCharacters(event.target.value, maxNameLength))}
        fieldClassName="w-full"
      />
      <ActionButton
        variant={isFirst ? undefined : "line"}
        texts={{ submit: passkey.add, sending: passkey.adding }}
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
            className="w-52"
          >
            {/* Contrast themes remove the background of an SVG, but not its shapes. */}
            <rect width={data.code.size} height={data.code.size} fill="white" />
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
            texts={{ submit: app.confirm, sending: app.confirming }}
            send={async (code) => onAdded((await confirm.mutateAsync({ code })).recoveryCodes)}
          />
        </>
      ) : (
        <ActionButton
          variant="line"
          texts={{ submit: app.start, sending: app.starting }}
          work={() => start()}
        />
      )}
    </Part>
  );
}

type RecoveryCodesProps = { heading: "h1" | "h3"; codes: readonly string[]; onKept: () => void };

/** The codes cannot be shown again. */
export function RecoveryCodes({ heading: Heading, codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-4">
      <Heading ref={heading} tabIndex={-1} className="font-display text-[1.75rem]">
        {recovery.heading}
      </Heading>
      <p>{recovery.lead}</p>
      <ol
        role="list"
        className="grid w-full grid-flow-col grid-cols-2 grid-rows-5 gap-x-6 gap-y-2 border-gold border-y py-4"
      >
        {codes.map((code, at) => (
          <li key={code} className="flex items-baseline gap-3">
            <span className="w-6 text-right font-display text-gold-ink" aria-hidden="true">
              {at + 1}
            </span>
            <code className="font-mono" translate="no">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKept}>{recovery.kept}</Button>
        <Button variant="line" onClick={() => saveFile(recovery.file, "text/plain", `${codes.join("\n")}\n`)}>
          {recovery.save}
        </Button>
      </div>
    </section>
  );
}
