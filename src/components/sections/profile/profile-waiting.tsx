import { EmptyPlate } from "@/components/art/plate";
import { ProfileOpening } from "./profile-opening";
import styles from "./profile-waiting.module.css";

/** Reserves the space of the page while it loads. */
export function ProfileWaiting({ text }: { text: string }) {
  return (
    <>
      <ProfileOpening
        plate={(className) => (
          <EmptyPlate
            className={className}
            drawing={
              <path
                className="origin-[50%_47%] animate-turn"
                strokeWidth="1.6"
                d="M120 142A28 28 0 0 1 148 170"
              />
            }
          >
            <p className={styles.text} role="status">
              {text}
            </p>
          </EmptyPlate>
        )}
      >
        <div className={styles.lines} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      </ProfileOpening>
      <div className={styles.rest} aria-hidden="true" />
    </>
  );
}
