export function Rise() {
  return (
    <svg className="rise" viewBox="0 0 24 16" aria-hidden="true">
      <circle cx="12" cy="13" r="7" />
      <path d="M0 14.5H24" />
    </svg>
  );
}
