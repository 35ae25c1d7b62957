/** A quiet spinner with the words for what is being waited for, announced to screen readers. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="waiting" role="status">
      <svg className="waiting__sun" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="27" />
        <path d="M32 5A27 27 0 0 1 59 32" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
