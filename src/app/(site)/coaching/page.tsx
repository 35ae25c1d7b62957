import type { Metadata } from "next";
import { Dial } from "@/components/sections/coaching/dial";
import { Doors } from "@/components/sections/coaching/doors";
import { Guarantee } from "@/components/sections/coaching/guarantee";
import { Letters } from "@/components/sections/coaching/letters";
import { Path } from "@/components/sections/coaching/path";
import { Questions } from "@/components/sections/coaching/questions";
import { Ways } from "@/components/sections/coaching/ways";
import { Weeks } from "@/components/sections/coaching/weeks";
import { coaching } from "@/content/coaching";
import { OpenModal } from "@/features/coaching/components/open-modal";

export const metadata: Metadata = {
  title: coaching.meta.title,
  description: coaching.meta.description,
  alternates: { canonical: "/coaching" },
};

const modals = { collective: "waitlist", partnership: "application" } as const;

export default function CoachingPage() {
  const { failed } = coaching.options.opener;
  const [, collective, partnership] = coaching.options.list;
  return (
    <>
      <Dial content={coaching.hero} />
      <Letters content={coaching.letters} />
      <Path content={coaching.path} />
      <Weeks />
      <Ways
        content={coaching.options}
        actions={{
          collective: (
            <OpenModal modal={modals.collective} className="btn btn--line" failed={failed}>
              {collective.action}
            </OpenModal>
          ),
          partnership: (
            <OpenModal modal={modals.partnership} className="btn" failed={failed}>
              {partnership.action}
            </OpenModal>
          ),
        }}
      />
      <Guarantee content={coaching.guarantee} />
      <Questions content={coaching.questions} />
      <Doors
        content={coaching.closing}
        opener={(program, row) => (
          <OpenModal modal={modals[program]} className="door" failed={failed}>
            {row}
          </OpenModal>
        )}
      />
    </>
  );
}
