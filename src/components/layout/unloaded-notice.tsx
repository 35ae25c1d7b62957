import { unloaded } from "@/content/load-failures";
import { noticeLook } from "../ui/notice-look";

/** Shown by `src/before-hydration.mjs` on a page whose scripts do not load. */
export function UnloadedNotice() {
  return (
    <div role="alert" hidden data-unloaded suppressHydrationWarning className={noticeLook}>
      <p className="flex-[1_1_6rem]">{unloaded.text}</p>
      <button type="button" className="button button-gold button-small flex-none">
        {unloaded.load}
      </button>
    </div>
  );
}
