import type { Metadata } from "next";
import "@/components/sections/quiz/quiz.css";
import { NoScriptNote } from "@/components/sections/archetype/no-script-note";
import { quiz } from "@/content/quiz";
import { TakeQuiz } from "@/features/quiz/components/take-quiz";

export const metadata: Metadata = {
  title: quiz.title,
  description: quiz.description,
  alternates: { canonical: "/eq-assessment" },
};

export default function QuizPage() {
  return <TakeQuiz noScript={<NoScriptNote words={quiz.noScript} />} />;
}
