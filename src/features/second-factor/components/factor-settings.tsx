import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Message } from "@/components/ui/message";
import { secondFactor } from "@/content/second-factor";
import { readApiError } from "@/lib/api-error";
import { explainCallError } from "@/lib/explain-call-error";
import { formatLocalDate } from "@/lib/local-date";
import { useFocusAtEnd } from "@/lib/use-focus-at-end";
import { trpc } from "@/trpc/provider";
import { ActionButton } from "./action-button";
import { AddApp, AddPasskey, RecoveryCodes } from "./add-factor";

const text = secondFactor.settings;

const describeDates = (added: Date, used: Date | null) =>
  [`${text.added} ${formatLocalDate(added)}`, used && `${text.used} ${formatLocalDate(used)}`]
    .filter(Boolean)
    .join(", ");

function FactorRow({ name, note, remove }: { name: string; note: string; remove?: () => Promise<void> }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-dune-line border-b py-3">
      <span className="min-w-0 flex-[1_1_14rem]">
        <b className="block font-display font-normal text-[1.25rem] leading-tight wrap-anywhere">{name}</b>
        <span className="note">{note}</span>
      </span>
      {remove ? (
        <ActionButton
          variant="dangerLine"
          size="small"
          texts={{ submit: text.remove, sending: text.removing }}
          target={name}
          work={remove}
        />
      ) : null}
    </li>
  );
}

function FactorLink({ note, href, label }: { note: string; href: string; label: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{note}</p>
      <ButtonLink href={href} variant="line" size="small">
        {label}
      </ButtonLink>
    </div>
  );
}

export function FactorSettings() {
  const query = trpc.secondFactor.get.useQuery(undefined, { refetchOnWindowFocus: false });
  const removePasskey = trpc.secondFactor.removePasskey.useMutation();
  const removeApp = trpc.secondFactor.removeApp.useMutation();
  const renew = trpc.secondFactor.renewRecoveryCodes.useMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const isFresh = query.data?.isFresh ?? false;
  const box = useRef<HTMLDivElement>(null);
  useFocusAtEnd(box, isFresh);
  useFocusAtEnd(box, query.isPending && query.errorUpdateCount > 0);

  function leaveCodes() {
    // Renders the factors at once, so that they can take the focus of the removed button.
    flushSync(() => setCodes(null));
    box.current?.focus();
  }

  // Takes the focus, because the button that was clicked disappears.
  async function reload() {
    const { isSuccess } = await query.refetch();
    if (isSuccess) box.current?.focus();
  }

  // New codes are shown even if reloading the factors fails, because they can be shown only once.
  if (codes) return <RecoveryCodes heading="h3" codes={codes} onKept={leaveCodes} />;
  if (query.isPending)
    return (
      <div key="loading">
        <p className="note">{secondFactor.loading}</p>
      </div>
    );
  // A failed refetch only adds its message, because a QR code cannot be shown again.
  const failure = query.error ? (
    <>
      {/* The key makes screen readers announce the same message again. */}
      <Message key={query.errorUpdateCount} tone="error">
        {`${secondFactor.failed} ${explainCallError(readApiError(query.error))}`}
      </Message>
      <Button variant="line" size="small" onClick={() => void reload()}>
        {secondFactor.retry}
      </Button>
    </>
  ) : null;
  if (!query.data)
    return (
      <div ref={box} tabIndex={-1}>
        <div key="failed" className="space-y-s5">
          {failure}
        </div>
      </div>
    );
  const { passkeys, appSince, recoveryCodes } = query.data;
  if (passkeys.length === 0 && appSince === null) {
    return (
      <div ref={box} tabIndex={-1}>
        <FactorLink key="none" note={text.none} href="/auth/factor?returnTo=/profile" label={text.first} />
      </div>
    );
  }
  const showCodesAndReload = async (given: readonly string[] | null) => {
    setCodes(given);
    await query.refetch();
  };
  return (
    <div ref={box} tabIndex={-1}>
      <div key="factors" className="space-y-s5">
        <div className="space-y-s5" hidden={!failure}>
          {failure}
        </div>
        <p>{text.lead}</p>
        <ul role="list" aria-label={text.heading}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <FactorRow
              key={id}
              name={name}
              note={describeDates(createdAt, lastUsedAt)}
              remove={isFresh ? () => removePasskey.mutateAsync({ id }).then(reload) : undefined}
            />
          ))}
          {appSince ? (
            <FactorRow
              name={text.appName}
              note={describeDates(appSince, null)}
              remove={isFresh ? () => removeApp.mutateAsync().then(reload) : undefined}
            />
          ) : null}
        </ul>
        <p className="note">{text.left(recoveryCodes)}</p>
        {isFresh ? (
          <div key="fresh" className="grid max-w-108 gap-s6">
            <div className="grid justify-items-start gap-4">
              <ActionButton
                variant="line"
                size="small"
                texts={{ submit: text.renew, sending: text.renewing }}
                work={async () => showCodesAndReload((await renew.mutateAsync()).recoveryCodes)}
              />
            </div>
            <AddPasskey heading="h3" onAdded={(given) => void showCodesAndReload(given)} />
            {appSince ? null : <AddApp heading="h3" onAdded={(given) => void showCodesAndReload(given)} />}
          </div>
        ) : (
          <FactorLink
            key="confirm"
            note={text.confirm}
            href="/auth/factor?again=1&returnTo=/profile"
            label={text.confirmAction}
          />
        )}
      </div>
    </div>
  );
}
