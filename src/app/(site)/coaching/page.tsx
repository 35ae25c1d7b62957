import { StructuredData } from "@/components/layout/structured-data";
import { Dial } from "@/components/sections/coaching/dial";
import { Doors } from "@/components/sections/coaching/doors";
import { Guarantee } from "@/components/sections/coaching/guarantee";
import { Letters } from "@/components/sections/coaching/letters";
import type { Opener } from "@/components/sections/coaching/opener";
import { Path } from "@/components/sections/coaching/path";
import { Questions } from "@/components/sections/coaching/questions";
import { Ways } from "@/components/sections/coaching/ways";
import { Weeks } from "@/components/sections/coaching/weeks";
import { coaching } from "@/content/coaching";
import { OpenModalButton } from "@/features/coaching/components/open-modal-button";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData, courseData, faqData } from "@/server/seo/structured-data";
import "@/components/sections/coaching/coaching.css";

export const metadata = pageMetadata({ ...coaching.meta, path: "/coaching", image: "coaching" });

const opener: Opener = (program, className, children) => (
  <OpenModalButton program={program} className={className} failed={coaching.options.opener.failed}>
    {children}
  </OpenModalButton>
);

export default function CoachingPage() {
  return (
    <>
      <StructuredData
        things={[
          courseData(),
          faqData(coaching.questions.list),
          breadcrumbData({ name: coaching.meta.title, path: "/coaching" }),
        ]}
      />
      <Dial content={coaching.hero} />
      <Letters content={coaching.letters} />
      <Path content={coaching.path} />
      <Weeks />
      <Ways content={coaching.options} opener={opener} />
      <Guarantee content={coaching.guarantee} />
      <Questions content={coaching.questions} />
      <Doors content={coaching.closing} opener={opener} />
    </>
  );
}
