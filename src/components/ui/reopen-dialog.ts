/** Opens a dialog again that the browser has closed although its request is still running, such as by Android's Back. */
export function reopenDialog(headingId: string) {
  document.getElementById(headingId)?.closest("dialog")?.showModal();
}
