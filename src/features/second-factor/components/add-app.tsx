"use client";

import { useId, useState } from "react";
import { secondFactor } from "@/content/second-factor";
import { trpc } from "@/trpc/provider";
import { ActionButton } from "./action-button";
import { CodeForm } from "./code-form";

const words = secondFactor.app;

type Started = { secret: string; code: { size: number; path: string } };

type AddAppProps = { heading: "h2" | "h3"; onAdded: (recoveryCodes: readonly string[] | null) => void };

/** Four letters at a time, as a person types them. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

/** Connects an authenticator app: its square, its key, and a first code as proof. */
export function AddApp({ heading: Heading, onAdded }: AddAppProps) {
  const start = trpc.secondFactor.startApp.useMutation();
  const confirm = trpc.secondFactor.confirmApp.useMutation();
  const [started, setStarted] = useState<Started | null>(null);
  const id = useId();

  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4">
      <Heading id={id} className="font-display text-[1.375rem] leading-tight">
        {words.heading}
      </Heading>
      <p>{started ? words.scan : words.text}</p>
      {started ? (
        <>
          <svg
            role="img"
            aria-label={words.square}
            viewBox={`0 0 ${started.code.size} ${started.code.size}`}
            shapeRendering="crispEdges"
            className="w-52 bg-white"
          >
            <path d={started.code.path} fill="black" />
          </svg>
          <p>
            {words.key} <code className="wrap-anywhere font-mono text-small">{inFours(started.secret)}</code>
          </p>
          <CodeForm
            kind="app"
            label={words.code}
            words={{ submit: words.confirm, sending: words.confirming }}
            send={async (code) => onAdded((await confirm.mutateAsync({ code })).recoveryCodes)}
          />
        </>
      ) : (
        <ActionButton
          variant="line"
          words={{ submit: words.start, sending: words.starting }}
          work={async () => setStarted(await start.mutateAsync())}
        />
      )}
    </section>
  );
}
