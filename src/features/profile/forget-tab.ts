import { report } from "@/lib/report";

/** Clears what this tab keeps of a member: the quiz's result and forms that were begun. */
export function forgetTab() {
  try {
    sessionStorage.clear();
  } catch (error) {
    report("the tab could not be cleared", error);
  }
}
