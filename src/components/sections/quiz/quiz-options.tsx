import type { MouseEvent } from "react";
import { type AnswerLetter, answerLetters } from "@/content/archetypes";

type QuizOptionsProps = {
  labelledBy: string;
  options: Record<AnswerLetter, string>;
  isBusy: boolean;
  onChoose: (letter: AnswerLetter) => void;
};

export function QuizOptions({ labelledBy, options, isBusy, onChoose }: QuizOptionsProps) {
  // the second half of a double click must not answer the next question
  function choose(event: MouseEvent, letter: AnswerLetter) {
    if (event.detail < 2 && !isBusy) onChoose(letter);
  }

  return (
    <div className="quiz__options quiz__turn" role="group" aria-labelledby={labelledBy}>
      {answerLetters.map((letter) => (
        <button
          key={letter}
          type="button"
          className="quiz__option"
          aria-disabled={isBusy || undefined}
          onClick={(event) => choose(event, letter)}
        >
          <b>{letter}</b>
          <span>{options[letter]}</span>
        </button>
      ))}
    </div>
  );
}
