import { clsx } from "clsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SelectField } from "@/components/forms/field";
import { deskPages } from "@/content/desk-pages";
import { draftNotice } from "@/content/draft-notice";
import { pageName } from "@/content/own-pages";
import { stripEmphasis } from "@/lib/emphasis";
import { DeskPanel } from "../../components/desk-panel";
import type { DeskPage } from "../read-service";

const { preview: texts } = deskPages;
/**
 * A frame is at most 1.5 times as high as the device's screen, because page parts with the height of the window grow
 * with the frame.
 */
const screens = {
  phone: { width: 390, look: "aspect-390/1266 max-h-[min(1266px,var(--available))]" },
  tablet: { width: 820, look: "aspect-820/1770 max-h-[min(1770px,var(--available))]" },
  desktop: { width: 1440, look: "aspect-1440/1350 max-h-[min(1350px,var(--available))]" },
} as const;
type Screen = keyof typeof screens;

/** The preview opens `page`, if the schema names a page for the field, and scrolls to the text. */
export type FocusedField = { text: string; page?: string; path?: string };

type PreviewFrameProps = {
  page: DeskPage;
  /** Increases with each save, to refresh the frame. */
  edition: number;
  focused: FocusedField;
  /** On small screens the preview is shown instead of the form. */
  isChosen: boolean;
  className?: string;
};

/** The page shows neither asterisks nor placeholders, so only the longest part between them can be found. */
function findLongestPart(text: string) {
  const parts = stripEmphasis(text).split(/\{[^}]*\}|\n/);
  const shown = parts.map((part) => part.replace(/\s+/g, " ").trim());
  const [longest = ""] = shown.sort((one, other) => other.length - one.length);
  return longest;
}

function postTo(frame: HTMLIFrameElement | null, message: { type: string; text?: string }) {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** Sets the frame to the width of the device and scales it down to the width of its box. */
function useScaledFrame(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
  width: number,
  address: string,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another frame
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    function scaleDown() {
      if (!frame.current || !current?.clientWidth) return;
      const scale = Math.min(1, current.clientWidth / width);
      const left = (current.clientWidth - width * scale) / 2;
      Object.assign(frame.current.style, {
        width: `${width}px`,
        height: `${current.clientHeight / scale}px`,
        transform: `translateX(${left}px) scale(${scale})`,
      });
    }
    const watch = new ResizeObserver(scaleDown);
    watch.observe(current);
    scaleDown();
    return () => watch.disconnect();
  }, [width, address]);
}

function ScreenButtons({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  return (
    <div role="group" aria-label={texts.widths} className="flex">
      {(Object.keys(screens) as Screen[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === screen}
          className={clsx(
            "min-h-11 border-b-2 px-3 text-base",
            name === screen ? "border-gold font-[560] text-ink" : "border-transparent text-ink-2",
          )}
          onClick={() => onChoose(name)}
        >
          {texts.sizes[name]}
          <span className="sr-only">{` ${screens[name].width}`}</span>
        </button>
      ))}
    </div>
  );
}

export function PreviewFrame({ page, edition, focused, isChosen, className }: PreviewFrameProps) {
  const { id, title, paths, problems } = page;
  const [path, setPath] = useState(paths[0]);
  const [screen, setScreen] = useState<Screen>("desktop");
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [isBlocked, setIsBlocked] = useState(false);
  /**
   * The address of the last page that reported to be ready; a page blocks votes, forms and account buttons only once it
   * is ready.
   */
  const [readyAddress, setReadyAddress] = useState("");
  const { width, look } = screens[screen];
  const address = `/api/desk/preview?document=${id}&page=${path}`;

  useScaledFrame(box, frame, width, address);

  function choosePath(chosen: string) {
    setPath(chosen);
    setIsBlocked(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the coach can choose another page until a field of a different page gets the focus
  useEffect(() => {
    if (focused.page) choosePath(focused.page);
  }, [focused.page]);

  useEffect(() => {
    if (!window.matchMedia("(min-width: 68.75rem)").matches) setScreen("phone");
  }, []);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let isReloaded = false;
    // A deployment of a new release ends Next's draft mode. Visitors' pages forbid frames, so the browser then shows an
    // error page.
    function reloadIfRefused() {
      if (!current || current.contentDocument || isReloaded) return;
      isReloaded = true;
      current.src = address;
    }
    const refresh = () => (edition > 0 ? postTo(frame.current, { type: draftNotice.saved }) : undefined);
    // Turns draft mode on again, because the coach may have ended it in another tab.
    const turnOn = () => fetch(address, { redirect: "manual" }).catch(() => undefined);
    if (edition > 0) void turnOn().then(refresh);
    reloadIfRefused();
    // Sends the refresh again when the page reports that it is ready, because the page may have missed the first
    // message.
    function onMessage({ source, data }: MessageEvent) {
      if (source !== current?.contentWindow) return;
      if (data?.type === draftNotice.blocked) setIsBlocked(true);
      if (data?.type !== draftNotice.ready) return;
      refresh();
      setReadyAddress(address);
      setLoads((before) => before + 1);
    }
    addEventListener("message", onMessage);
    current.addEventListener("load", reloadIfRefused);
    return () => {
      removeEventListener("message", onMessage);
      current.removeEventListener("load", reloadIfRefused);
    };
  }, [edition, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each address
  useEffect(() => {
    if (frame.current?.contentDocument) postTo(frame.current, { type: draftNotice.asked });
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the message again once the page has loaded again (`loads`) or can be seen
  useEffect(() => {
    const part = findLongestPart(focused.text);
    if (part) postTo(frame.current, { type: draftNotice.show, text: part });
  }, [focused.text, loads, isChosen]);

  return (
    <DeskPanel title={texts.heading} className={className}>
      <div className="mb-s3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ScreenButtons screen={screen} onChoose={setScreen} />
        <a className="textlink text-small" href={address} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </div>
      {paths.length > 1 ? (
        <SelectField
          label={texts.page}
          fieldClassName="mb-s3"
          value={path}
          onChange={({ target }) => choosePath(target.value)}
        >
          {paths.map((each) => (
            <option key={each} value={each}>
              {pageName(each)}
            </option>
          ))}
        </SelectField>
      ) : null}
      {/* For invalid fields, the preview shows the published values. */}
      <p className="note mb-s2" hidden={problems.length === 0}>
        {texts.partly}
      </p>
      <p role="status" className={isBlocked ? "note mb-s2" : "sr-only"}>
        {isBlocked ? texts.blocked : null}
      </p>
      <div
        ref={box}
        className={clsx(
          "relative w-full overflow-hidden rounded-sheet bg-dune outline outline-dune-line",
          paths.length > 1
            ? "[--available:max(24rem,calc(100svh-var(--beta-h)-23rem))]"
            : "[--available:max(24rem,calc(100svh-var(--beta-h)-17rem))]",
          look,
        )}
      >
        <iframe
          // Creates a new frame for each address, because a changed address would add an entry to the Desk's history.
          key={address}
          ref={frame}
          className="absolute top-0 left-0 max-w-none origin-top-left bg-sand"
          src={address}
          title={texts.frame(title)}
          inert={readyAddress !== address}
        />
      </div>
    </DeskPanel>
  );
}
