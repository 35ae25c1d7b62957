import { coachingModal } from "@/content/coaching-forms";

type FormIntroProps = { isRestored: boolean; isSending: boolean; onStartAfresh: () => void };

/** The line above the first field: what the star means, or that earlier words have come back. */
export function FormIntro({ isRestored, isSending, onStartAfresh }: FormIntroProps) {
  return (
    <div className="note flex flex-wrap items-baseline gap-x-6">
      <p>{coachingModal.required}</p>
      {isRestored ? (
        <p>
          {coachingModal.restored}{" "}
          <button type="button" className="textbtn" disabled={isSending} onClick={onStartAfresh}>
            {coachingModal.startAfresh}
          </button>
        </p>
      ) : null}
    </div>
  );
}
