import { groupedDigits } from "./grouped-digits";

/** Returns an amount of whole US dollars such as "$6,999". */
export function usdPrice(amount: number) {
  return `$${groupedDigits(amount)}`;
}
