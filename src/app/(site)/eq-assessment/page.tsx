import { StructuredData } from "@/components/layout/structured-data";
import { NoScriptNote } from "@/components/sections/archetype/no-script-note";
import { quiz } from "@/content/quiz";
import { TakeQuiz } from "@/features/quiz/components/take-quiz";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbData } from "@/server/seo/structured-data";

export const metadata = pageMetadata({
  title: quiz.title,
  description: quiz.description,
  path: "/eq-assessment",
  image: "quiz",
});

export default function QuizPage() {
  return (
    <>
      <StructuredData things={[breadcrumbData({ name: quiz.title, path: "/eq-assessment" })]} />
      <TakeQuiz noScript={<NoScriptNote words={quiz.noScript} />} />
    </>
  );
}
