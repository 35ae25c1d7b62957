"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { QuizSky } from "@/components/art/quiz-sky";
import { QuizFacts } from "@/components/sections/quiz/quiz-facts";
import { QuizMeter } from "@/components/sections/quiz/quiz-meter";
import { QuizOptions } from "@/components/sections/quiz/quiz-options";
import { Button } from "@/components/ui/button";
import { quiz } from "@/content/quiz";
import { classNames } from "@/lib/class-names";
import { resetSaveState, saveStoredResult } from "../save-result";
import type { Answer } from "../schema";
import { scoreAnswers } from "../score";
import { storeResult } from "../stored-result";

const steps = [0, 1, 2, 3, 4, 5] as const;
const last = quiz.questions.length;

type TakeQuizProps = { noScript: ReactNode };

export function TakeQuiz({ noScript }: TakeQuizProps) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const [hasBegun, setHasBegun] = useState(false);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const step = (hasBegun && steps[Math.min(answers.length + 1, last)]) || 0;
  const asked = quiz.questions[step - 1];
  const isDone = answers.length === last;
  const count = step > 0 ? quiz.count(step) : "";

  useEffect(() => {
    if (!hasMoved.current || step === 0) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  function begin() {
    hasMoved.current = true;
    setHasBegun(true);
    router.prefetch("/eq-results");
  }

  function choose(answer: Answer) {
    const next = [...answers, answer];
    setAnswers(next);
    if (next.length < last) return;
    storeResult(scoreAnswers(next), next);
    resetSaveState();
    void saveStoredResult();
    router.push("/eq-results");
  }

  function goBack() {
    if (!isDone) setAnswers(answers.slice(0, -1));
  }

  return (
    <div className="quiz">
      <div className="quiz__sky">
        <QuizSky step={step} />
        <QuizMeter step={step} of={last} label={quiz.progress} text={count} />
      </div>
      <div className="wrap quiz__body">
        <div className="grid12">
          <div className={classNames("quiz__q", !asked && "quiz__q--intro")}>
            <p className={asked ? "quiz__count" : "visually-hidden"} role="status">
              {count}
            </p>
            <h1 key={step} ref={heading} id="quiz-heading" tabIndex={-1} className={asked && "quiz__turn"}>
              {asked?.question ?? quiz.heading}
            </h1>
            {asked ? (
              <p className="note">{quiz.hint}</p>
            ) : (
              <>
                <p className="lead">{quiz.lead}</p>
                <Button rise onClick={begin}>
                  {quiz.begin}
                </Button>
                {noScript}
              </>
            )}
            {step > 1 ? (
              <button className="textbtn quiz__back" type="button" onClick={goBack}>
                {quiz.previous}
              </button>
            ) : null}
          </div>
          <div className={classNames("quiz__a", !asked && "quiz__a--intro")}>
            {asked ? (
              <QuizOptions
                key={asked.id}
                labelledBy="quiz-heading"
                options={asked.options}
                isBusy={isDone}
                onChoose={choose}
              />
            ) : (
              <QuizFacts />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
