export function GoogleMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 10.2v3.9h5.5c-.3 1.5-1.9 4.3-5.5 4.3a6.4 6.4 0 0 1 0-12.8c2.1 0 3.5.9 4.3 1.6l2.9-2.8A10.3 10.3 0 0 0 12 1.7a10.3 10.3 0 1 0 0 20.6c5.9 0 9.9-4.2 9.9-10.1 0-.7-.1-1.3-.2-1.9z"
      />
    </svg>
  );
}
