import { clsx } from "clsx";
import { type MouseEvent, type PointerEvent, useState } from "react";
import { type AnswerLetter, answerLetters } from "@/content/archetypes";
import { quiz } from "@/content/quiz";
import styles from "./quiz-options.module.css";

type QuizProgressProps = { step: number; of: number; label: string; text: string };

export function QuizProgress({ step, of, label, text }: QuizProgressProps) {
  return (
    <svg
      className="absolute inset-x-0 bottom-0 h-1 w-full bg-dune-line forced-colors:h-2 forced-colors:border-y"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={text || undefined}
    >
      <rect
        className="fill-lagoon forced-colors:fill-[Highlight] transition-[width] duration-(--slow) ease-calm"
        width={`${(step / of) * 100}%`}
        height="100%"
      />
    </svg>
  );
}

type QuizOptionsProps = {
  labelledBy: string;
  options: Record<AnswerLetter, string>;
  isBusy: boolean;
  /** The answer just given or, after Back, the earlier answer. */
  chosen: AnswerLetter | null;
  className?: string;
  onChoose: (letter: AnswerLetter) => void;
};

const option = clsx(
  "grid w-full items-baseline border-dune-line border-b text-left text-lead",
  "data-chosen:text-ink!",
  styles.option,
);

export function QuizOptions({ labelledBy, options, isBusy, chosen, className, onChoose }: QuizOptionsProps) {
  const [isPointed, setIsPointed] = useState(false);

  // Options that appear under a resting pointer are highlighted only once the pointer moves.
  function point(event: PointerEvent) {
    if (event.movementX || event.movementY) setIsPointed(true);
  }

  // The second click of a double click must not answer the next question.
  function choose(event: MouseEvent, letter: AnswerLetter) {
    if (event.detail < 2 && !isBusy) onChoose(letter);
  }

  return (
    <div
      className={clsx("border-t border-gold", className)}
      role="group"
      aria-labelledby={labelledBy}
      data-pointed={isPointed || undefined}
      onPointerMove={isPointed ? undefined : point}
    >
      {answerLetters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={option}
          aria-disabled={isBusy || undefined}
          aria-pressed={chosen && !isBusy ? chosen === letter : undefined}
          data-chosen={chosen === letter || undefined}
          onClick={(event) => choose(event, letter)}
        >
          <b className="text-center text-gold-ink" translate="no">
            {letter}
          </b>
          <span className="text-balance">{options[letter]}</span>
        </button>
      ))}
    </div>
  );
}

export function QuizFacts() {
  return (
    <>
      <ul role="list" className={clsx("border-gold border-t", styles.facts)}>
        {quiz.facts.map(({ figure, text }) => (
          <li key={text} className="grid items-center border-dune-line border-b text-lead">
            <b className="text-gold-ink">{figure}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="note mt-s4">{quiz.privacy}</p>
    </>
  );
}
