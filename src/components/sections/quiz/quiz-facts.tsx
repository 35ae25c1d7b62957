import { quiz } from "@/content/quiz";
import styles from "./quiz-facts.module.css";

export function QuizFacts() {
  return (
    <>
      <ul className={styles.facts}>
        {quiz.facts.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="note mt-s4">{quiz.privacy}</p>
    </>
  );
}
