/** Reopens a dialog that the browser (Android's Back, for example) has closed while its request is still running. */
export function reopenDialog(headingId: string) {
  document.getElementById(headingId)?.closest("dialog")?.showModal();
}
