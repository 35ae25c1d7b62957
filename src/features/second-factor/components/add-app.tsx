"use client";

import { useId, useState } from "react";
import { secondFactor } from "@/content/second-factor";
import { trpc } from "@/trpc/provider";
import { ActionButton } from "./action-button";
import { CodeForm } from "./code-form";

const text = secondFactor.app;

type Started = { secret: string; code: { size: number; path: string } };

type AddAppProps = { heading: "h2" | "h3"; onAdded: (recoveryCodes: readonly string[] | null) => void };

/** Groups of four letters, for typing. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

export function AddApp({ heading: Heading, onAdded }: AddAppProps) {
  const start = trpc.secondFactor.startApp.useMutation();
  const confirm = trpc.secondFactor.confirmApp.useMutation();
  const [started, setStarted] = useState<Started | null>(null);
  const id = useId();

  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4">
      <Heading id={id} className="font-display text-[1.375rem] leading-tight">
        {text.heading}
      </Heading>
      <p>{started ? text.scan : text.text}</p>
      {started ? (
        <>
          <svg
            role="img"
            aria-label={text.square}
            viewBox={`0 0 ${started.code.size} ${started.code.size}`}
            shapeRendering="crispEdges"
            className="w-52 bg-white"
          >
            <path d={started.code.path} fill="black" />
          </svg>
          <p>
            {text.key} <code className="wrap-anywhere font-mono text-small">{inFours(started.secret)}</code>
          </p>
          <CodeForm
            kind="app"
            label={text.code}
            words={{ submit: text.confirm, sending: text.confirming }}
            send={async (code) => onAdded((await confirm.mutateAsync({ code })).recoveryCodes)}
          />
        </>
      ) : (
        <ActionButton
          variant="line"
          words={{ submit: text.start, sending: text.starting }}
          work={async () => setStarted(await start.mutateAsync())}
        />
      )}
    </section>
  );
}
