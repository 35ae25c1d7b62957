"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { QuizSky } from "@/components/art/quiz-sky";
import { Rise } from "@/components/art/rise";
import { QuizFacts, QuizOptions, QuizProgress } from "@/components/sections/quiz/quiz-options";
import { Button } from "@/components/ui/button";
import { quiz, result } from "@/content/quiz";
import { prefersReducedMotion } from "@/lib/prefers-reduced-motion";
import { useStalledNavigation } from "@/lib/use-stalled-navigation";
import { useQuestionHistory } from "../question-history";
import { resetSaveState, saveStoredResult } from "../save-result";
import type { Answer, Archetype } from "../schema";
import { scoreAnswers } from "../score";
import { storeResult } from "../stored-result";
import { Ceremony, useCeremony } from "./ceremony";
import styles from "./take-quiz.module.css";

const last = quiz.questions.length;

const highlightMs = 220;

export function TakeQuiz({ noScript }: { noScript: ReactNode }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const [hasBegun, setHasBegun] = useState(false);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [highlighted, setHighlighted] = useState<Answer | null>(null);
  /** The earlier answer to a question that was opened again with Back. */
  const [earlierAnswer, setEarlierAnswer] = useState<Answer | null>(null);
  const [found, setFound] = useState<Archetype | null>(null);
  const questions = useQuestionHistory({
    onMove: (to) => {
      const next = answers.length + 1;
      if (hasBegun && to >= next) return next;
      setHighlighted(null);
      setFound(null);
      setHasBegun(to > 0);
      setEarlierAnswer(answers[to - 1] ?? null);
      setAnswers((given) => given.slice(0, Math.max(0, to - 1)));
      return next;
    },
    onResume: (given) => {
      hasMoved.current = true;
      setHasBegun(true);
      setAnswers(given);
      router.prefetch("/eq-results");
    },
  });
  const step = hasBegun ? Math.min(answers.length + 1, last) : 0;
  const asked = quiz.questions[step - 1];
  const isDone = answers.length === last;
  const count = step > 0 ? quiz.count(step) : "";
  useCeremony(found !== null, () => router.push("/eq-results"));
  useStalledNavigation(isDone, "/eq-results");

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls up when the step changes
  useEffect(() => {
    if (!hasMoved.current) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  function begin() {
    hasMoved.current = true;
    setHasBegun(true);
    questions.enter(1, []);
    router.prefetch("/eq-results");
  }

  function choose(answer: Answer) {
    if (prefersReducedMotion()) return recordAnswer(answer);
    setHighlighted(answer);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each answer
  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => {
      setHighlighted(null);
      recordAnswer(highlighted);
    }, highlightMs);
    return () => clearTimeout(timer);
  }, [highlighted]);

  function recordAnswer(answer: Answer) {
    const next = [...answers, answer];
    setAnswers(next);
    setEarlierAnswer(null);
    if (next.length < last) return questions.enter(next.length + 1, next);
    const archetype = scoreAnswers(next);
    storeResult(archetype, next);
    resetSaveState();
    void saveStoredResult();
    if (prefersReducedMotion()) return router.push("/eq-results");
    setFound(archetype);
  }

  function goBack() {
    if (!isDone) questions.goBack();
  }

  return (
    <div className="flex min-h-[calc(100svh-var(--top))] flex-col bg-sand">
      <div className={clsx("low:h-20!", styles.sky, asked && styles.asking)}>
        <QuizSky step={step} />
        <QuizProgress step={step} of={last} label={quiz.progress} text={count} />
      </div>
      {found ? <Ceremony archetype={found} /> : null}
      <div
        className={clsx(
          "wrap low:pt-s6!",
          !asked && "min-[100rem]:grid min-[100rem]:content-center",
          styles.body,
        )}
      >
        <div className={clsx("grid12 tab:gap-y-s6", asked ? "gap-y-s4" : "gap-y-s7")}>
          <div className={asked ? "relative low:col-[1/6] wide:col-[1/6]" : "wide:col-[1/7]"}>
            <p
              className={
                asked
                  ? "mb-3 max-tab:min-[15rem]:max-w-[46%] font-aside text-[1.1875rem] leading-[1.2] italic"
                  : "sr-only"
              }
              role="status"
            >
              {isDone ? result.preparing : count}
            </p>
            <div key={step}>
              <h1
                ref={heading}
                id="quiz-heading"
                tabIndex={-1}
                className={
                  asked
                    ? clsx("low:text-h3!", styles.question, styles.turn)
                    : "leading-[1.02] wide:text-[clamp(2.75rem,4.3vw,3.625rem)]"
                }
              >
                {asked?.question ?? quiz.heading}
              </h1>
              {asked ? (
                <p className="note mt-3 tab:mt-5">{quiz.hint}</p>
              ) : (
                <>
                  <p className="lead mt-s5 mb-s6 low:mb-s4">{quiz.lead}</p>
                  <Button onClick={begin}>
                    {quiz.begin}
                    <Rise />
                  </Button>
                  {noScript}
                </>
              )}
              {step > 1 ? (
                <button className={clsx("textbtn", styles.back)} type="button" onClick={goBack}>
                  {quiz.previous}
                </button>
              ) : null}
            </div>
          </div>
          <div key={step} className={asked ? "low:col-[6/-1] wide:col-[7/-1]" : "self-end wide:col-[8/-1]"}>
            {asked ? (
              <QuizOptions
                className={styles.turn}
                labelledBy="quiz-heading"
                options={asked.options}
                isBusy={isDone || highlighted !== null}
                chosen={highlighted ?? (isDone ? (answers.at(-1) ?? null) : earlierAnswer)}
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
