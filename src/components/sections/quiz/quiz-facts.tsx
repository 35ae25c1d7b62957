import { quiz } from "@/content/quiz";
import { classNames } from "@/lib/class-names";
import styles from "./quiz-facts.module.css";

export function QuizFacts() {
  return (
    <>
      <ul className={classNames("border-gold border-t", styles.facts)}>
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
