import type { Metadata } from "next";
import { NoScriptNote } from "@/components/sections/archetype/no-script-note";
import { quiz } from "@/content/quiz";
import { TakeQuiz } from "@/features/quiz/components/take-quiz";
import "@/components/sections/quiz/quiz.css";

export const metadata: Metadata = {
  title: quiz.title,
  description: quiz.description,
  alternates: { canonical: "/eq-assessment" },
};

export default function QuizPage() {
  return <TakeQuiz noScript={<NoScriptNote words={quiz.noScript} />} />;
}
