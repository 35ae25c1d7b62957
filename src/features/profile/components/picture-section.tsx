import { clsx } from "clsx";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button, TextButton } from "@/components/ui/button";
import { buttonLook } from "@/components/ui/button-look";
import { picture } from "@/content/picture";
import type { Crop } from "@/lib/crop-schema";
import { drawInitials } from "@/lib/initials";
import { pictureTypes } from "@/lib/picture-limits";
import { usePictureDraft } from "../picture-draft";
import styles from "./picture-section.module.css";

type PictureFaceProps = {
  name: string;
  /** If it is null or cannot be loaded, the initials are shown. */
  url: string | null;
  /** The part of the picture to show, if the server will crop it. */
  crop: Crop | null;
  alt: string;
  /** Null while there is no upload. */
  percent: number | null;
};

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Shows only a part of a picture in the element around it. */
function showPart({ style }: HTMLImageElement, { x, y, width, height }: Crop) {
  const percent = (share: number) => `${100 * share}%`;
  style.width = percent(1 / width);
  style.height = percent(1 / height);
  style.left = percent(-x / width);
  style.top = percent(-y / height);
}

function PictureFace({ name, url, crop, alt, percent }: PictureFaceProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = url && url !== brokenUrl ? url : null;
  return (
    <span className={styles.face} data-face="own">
      <span className="relative block h-full overflow-hidden rounded-full bg-dune">
        {/* biome-ignore lint/performance/noImgElement: next/image would add a style attribute and a copy */}
        <img
          className="absolute size-full max-w-none object-cover"
          src={shown ?? drawInitials(name)}
          alt={shown ? alt : picture.initials(name)}
          width="128"
          height="128"
          ref={(image) => {
            if (image) showPart(image, (shown && crop) || whole);
          }}
          onError={() => setBrokenUrl(shown)}
        />
      </span>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="49" />
        {percent === null ? null : (
          <circle
            className={styles.done}
            cx="50"
            cy="50"
            r="48"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      {percent === null ? null : (
        <progress className="sr-only" max="100" value={percent} aria-label={picture.progress} />
      )}
    </span>
  );
}

type PictureSectionProps = {
  name: string;
  photoURL: string | null;
  onSaved: () => void;
};

export function PictureSection({ name, photoURL, onSaved }: PictureSectionProps) {
  const id = useId();
  const { chosen, chosenUrl, draft, draftUrl, percent, choose, applyCrop, cancel, save, discard } =
    usePictureDraft(photoURL, onSaved);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = percent !== null;
  const isUnsaved = draft !== null && !draft.isSaved;

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Clears the input, so that choosing the same file again fires a change event.
    currentTarget.value = "";
    if (file) void choose(file);
  }

  function onDiscard() {
    discard();
    // The clicked button disappears.
    input.current?.focus();
  }

  return (
    <section id="picture" tabIndex={-1} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{picture.heading}</h2>
      <div className="flex flex-wrap items-center gap-x-s6 gap-y-s5">
        <PictureFace
          name={name}
          url={draftUrl ?? photoURL}
          crop={draft?.crop ?? null}
          alt={isUnsaved ? picture.chosen : picture.own(name)}
          percent={percent}
        />
        <div className="grid min-w-0 flex-[1_1_15rem] grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <label className={buttonLook({ variant: "line", size: "small", className: styles.choose })}>
              <span>{isUnsaved ? picture.chooseOther : picture.choose}</span>
              <input
                ref={input}
                type="file"
                className="sr-only"
                accept={pictureTypes.join(",")}
                aria-describedby={`${id}-help`}
                disabled={isBusy}
                onChange={onChange}
              />
            </label>
            {/* The width fits "Uploading..." with its spinner, so that the button keeps its size during an upload. */}
            <Button
              size="small"
              variant={isUnsaved ? "primary" : "line"}
              className={clsx("min-w-[min(100%,9.5rem)]", !isUnsaved && styles.idle)}
              isBusy={isBusy}
              onClick={() => void save()}
            >
              {isBusy ? picture.saving : picture.save}
            </Button>
            {isUnsaved && !isBusy ? (
              <TextButton className="px-1 text-base" onClick={onDiscard}>
                {picture.discard}
              </TextButton>
            ) : null}
          </div>
          <p className="note" id={`${id}-help`}>
            {picture.help}
          </p>
          <p className="aside min-h-[1.5em]" role="status">
            {isUnsaved && !isBusy ? picture.unsaved : null}
          </p>
        </div>
      </div>
      {chosen && chosenUrl ? (
        <chosen.Dialog url={chosenUrl} view={chosen.view} onUse={applyCrop} onCancel={cancel} />
      ) : null}
    </section>
  );
}
