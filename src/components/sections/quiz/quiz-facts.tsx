import { quiz } from "@/content/quiz";

export function QuizFacts() {
  return (
    <>
      <ul className="quiz__facts">
        {quiz.facts.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="note">{quiz.privacy}</p>
    </>
  );
}
