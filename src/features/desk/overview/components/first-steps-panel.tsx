import { clsx } from "clsx";
import { firstSteps } from "@/content/desk-first-steps";
import { deskPages } from "@/content/desk-pages";
import { DeskLink } from "../../components/desk-link";
import { DeskGrid, DeskPanel } from "../../components/desk-panel";
import { fieldHref, toCheckHref } from "../../page-url";
import type { FirstStep, FirstSteps } from "../first-steps-service";

const { heading, lead, afterChanges, isDone, isOpen, steps } = firstSteps;
const ids = Object.keys(steps) as FirstStep[];

export function FirstStepsPanel({ found }: { found: FirstSteps }) {
  if (!found) return null;
  const { firstSample, toCheck } = found;
  return (
    <DeskGrid>
      <DeskPanel title={heading}>
        <p className="note">{lead}</p>
        <p className="mt-s3 text-base" hidden={!toCheck}>
          <DeskLink className="textlink" href={toCheckHref}>
            {deskPages.outdated.heading(toCheck)}
          </DeskLink>
          {". "}
          {afterChanges(toCheck)}
        </p>
        <ul role="list" className="mt-s4 grid gap-x-s6 gap-y-s4 tab:grid-cols-2">
          {ids.map((id) => {
            const { title, text } = steps[id];
            const done = found.done[id];
            const href =
              id === "samples" && firstSample
                ? fieldHref(firstSample.document, firstSample.field)
                : steps[id].href;
            return (
              <li key={id} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
                <svg
                  className={clsx(
                    "mt-1 size-5 fill-none stroke-2 forced-colors:stroke-[CanvasText]",
                    done ? "stroke-lagoon" : "stroke-control",
                  )}
                  viewBox="0 0 20 20"
                  aria-hidden="true"
                >
                  <circle cx="10" cy="10" r="8.5" strokeWidth="1.5" />
                  {done ? <path d="M6 10.5L9 13.5L14.5 7" /> : null}
                </svg>
                <div>
                  <p className="font-strong">
                    <span className="sr-only">{done ? isDone : isOpen}: </span>
                    {href && !done ? <DeskLink href={href}>{title}</DeskLink> : title}
                  </p>
                  <p className="note" hidden={done}>
                    {text(found.samples)}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </DeskPanel>
    </DeskGrid>
  );
}
