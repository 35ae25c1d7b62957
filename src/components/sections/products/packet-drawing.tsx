export function PacketDrawing() {
  return (
    <svg
      className="h-auto w-full overflow-visible fill-none stroke-gold"
      viewBox="0 0 300 400"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d="M10 46H290V390H10ZM10 46L40 8H260L290 46" strokeDasharray="7 6" />
      <path d="M10 58H290M150 8V46" strokeWidth="0.7" strokeDasharray="2 5" />
      <path
        d="M70 270H230M150 270V236M150 270Q148 300 152 322M150 284Q138 288 132 302M150 284Q162 288 168 302"
        strokeWidth="0.7"
      />
      <path d="M60 270H240M150 236Q148 214 166 206Q172 226 150 236" />
    </svg>
  );
}
