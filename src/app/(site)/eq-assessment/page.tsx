import { StructuredData } from "@/components/layout/structured-data";
import { NoScriptNote } from "@/components/sections/archetype/no-script-note";
import { quiz } from "@/content/quiz";
import { TakeQuiz } from "@/features/quiz/components/take-quiz";
import { buildPageMetadata } from "@/lib/page-metadata";
import { buildBreadcrumbData } from "@/server/seo/structured-data";

export const metadata = buildPageMetadata({
  title: quiz.title,
  description: quiz.description,
  path: "/eq-assessment",
  image: "quiz",
});

export default function QuizPage() {
  return (
    <>
      <StructuredData things={[buildBreadcrumbData({ name: quiz.title, path: "/eq-assessment" })]} />
      <TakeQuiz noScript={<NoScriptNote texts={quiz.noScript} />} />
    </>
  );
}
