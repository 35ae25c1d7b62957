"use client";

import { useState } from "react";
import { secondFactor } from "@/content/second-factor";
import { trpc } from "@/trpc/provider";
import { passkeyApi } from "../passkey-api";
import { ActionButton } from "./action-button";
import { CodeForm } from "./code-form";

const { app, passkey, prove, recovery } = secondFactor;

type GiveFactorProps = { hasPasskey: boolean; hasApp: boolean; onGiven: () => void };

export function GiveFactor({ hasPasskey, hasApp, onGiven }: GiveFactorProps) {
  const ask = trpc.secondFactor.askPasskey.useMutation();
  const answer = trpc.secondFactor.provePasskey.useMutation();
  const byCode = trpc.secondFactor.proveCode.useMutation();
  const byRecovery = trpc.secondFactor.proveRecovery.useMutation();
  const [isLost, setIsLost] = useState(false);

  async function openByPasskey() {
    const { startAuthentication } = await passkeyApi();
    const given = await startAuthentication({ optionsJSON: await ask.mutateAsync() });
    await answer.mutateAsync({ ...given, clientExtensionResults: {} });
    onGiven();
  }

  return (
    <div className="mt-s5 grid justify-items-start gap-s5">
      {isLost ? (
        <CodeForm
          kind="recovery"
          label={recovery.code}
          words={recovery}
          autoFocus
          send={async (code) => {
            await byRecovery.mutateAsync({ code });
            onGiven();
          }}
        />
      ) : (
        <>
          {hasPasskey ? (
            <ActionButton wide words={{ submit: passkey.use, sending: passkey.using }} work={openByPasskey} />
          ) : null}
          {hasPasskey && hasApp ? <hr className="w-full border-dune-line border-t" /> : null}
          {hasApp ? (
            <CodeForm
              kind="app"
              label={app.code}
              words={app}
              isSecond={hasPasskey}
              send={async (code) => {
                await byCode.mutateAsync({ code });
                onGiven();
              }}
            />
          ) : null}
        </>
      )}
      <button className="textbtn" type="button" onClick={() => setIsLost(!isLost)}>
        {isLost ? prove.back : prove.other}
      </button>
      <p className="note">{prove.lost}</p>
    </div>
  );
}
