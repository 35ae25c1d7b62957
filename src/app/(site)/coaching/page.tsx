import { StructuredData } from "@/components/layout/structured-data";
import { Dial } from "@/components/sections/coaching/dial";
import { Doors } from "@/components/sections/coaching/doors";
import { Guarantee } from "@/components/sections/coaching/guarantee";
import { Letters } from "@/components/sections/coaching/letters";
import { Path } from "@/components/sections/coaching/path";
import { Questions } from "@/components/sections/coaching/questions";
import type { RenderTrigger } from "@/components/sections/coaching/render-trigger";
import { Ways } from "@/components/sections/coaching/ways";
import { Weeks } from "@/components/sections/coaching/weeks";
import { coaching } from "@/content/coaching";
import { OpenModal } from "@/features/coaching/components/open-modal";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData, courseData, faqData } from "@/server/seo/structured-data";
import "@/components/sections/coaching/coaching.css";

export const metadata = pageMetadata({ ...coaching.meta, path: "/coaching", image: "coaching" });

const renderTrigger: RenderTrigger = (program, className, children) => (
  <OpenModal program={program} className={className} failed={coaching.options.formTrigger.failed}>
    {children}
  </OpenModal>
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
      <Ways content={coaching.options} renderTrigger={renderTrigger} />
      <Guarantee content={coaching.guarantee} />
      <Questions content={coaching.questions} />
      <Doors content={coaching.closing} renderTrigger={renderTrigger} />
    </>
  );
}
