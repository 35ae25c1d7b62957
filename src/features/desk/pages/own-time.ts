/** Returns the coach's own time zone, such as "Europe/Lisbon". */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "14:03", in the coach's own time zone. */
export function ownTime(moment: Date) {
  return moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}

/** "21 Nov 2026, 14:03", in the coach's own time zone. */
export function ownDayAndTime(moment: Date) {
  const options = { day: "numeric", month: "short", year: "numeric" } as const;
  return moment.toLocaleString("en-GB", { ...options, hour: "2-digit", minute: "2-digit" });
}

/** Returns a moment as an input of the type "datetime-local" has it: "2026-11-21T14:03". */
export function toLocalInput(moment: Date) {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Returns the moment of such an input; null while it is not filled in. */
export function fromLocalInput(value: string) {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
