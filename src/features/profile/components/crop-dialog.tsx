import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { picture } from "@/content/picture";
import type { Area } from "../picture";
import type { CropDialogProps } from "../picture-draft";
import styles from "./crop-dialog.module.css";

const minZoom = 1;
const maxZoom = 4;
const moveStep = 12;
const zoomStep = 0.2;

type Point = { x: number; y: number };
type Sizes = { width: number; height: number; side: number };

function clamp(value: number, low: number, high: number) {
  return Math.min(high, Math.max(low, value));
}

/** Returns the nearest position at which the picture covers the whole crop square. */
function keepInside({ x, y }: Point, { width, height, side }: Sizes, zoom: number): Point {
  const roomX = Math.max(0, (width * zoom - side) / 2);
  const roomY = Math.max(0, (height * zoom - side) / 2);
  return { x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

const text = picture.crop;

const steps = [
  { key: "ArrowLeft", label: text.left, right: -1, down: 0, path: "M11 3L5 9l6 6" },
  { key: "ArrowUp", label: text.up, right: 0, down: -1, path: "M3 11l6-6 6 6" },
  { key: "ArrowDown", label: text.down, right: 0, down: 1, path: "M3 7l6 6 6-6" },
  { key: "ArrowRight", label: text.right, right: 1, down: 0, path: "M7 3l6 6-6 6" },
];

function StepButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-control text-lagoon hover:bg-lagoon-wash"
      aria-label={label}
      onClick={onClick}
    >
      <svg className="size-4.5 fill-none stroke-[1.6] stroke-current" viewBox="0 0 18 18" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

const dialog = "w-[min(32rem,100vw-3rem)] max-wide:mx-auto max-wide:w-[min(34rem,100%)]";
const body =
  "relative grid grid-cols-1 gap-s4 overflow-y-auto overscroll-contain p-s6 max-wide:px-gutter max-wide:py-s5";

const zoomKeys: Record<string, number> = { "+": 1, "=": 1, "-": -1 };

export function CropDialog({ url, view, onUse, onCancel }: CropDialogProps) {
  const headingId = useId();
  const helpId = useId();
  const [area, setArea] = useState<Area | null>(null);
  const [crop, setCrop] = useState<Point>(view.current.crop);
  const [zoom, setZoom] = useState(view.current.zoom);
  const [sizes, setSizes] = useState<Sizes>({ width: 0, height: 0, side: 0 });

  useEffect(() => {
    view.current = { crop, zoom };
  }, [view, crop, zoom]);

  function move(right: number, down: number) {
    setCrop(({ x, y }) => keepInside({ x: x + right * moveStep, y: y + down * moveStep }, sizes, zoom));
  }

  function resize(steps: number) {
    setZoom((before) => clamp(Math.round((before + steps * zoomStep) * 10) / 10, minZoom, maxZoom));
  }

  function use() {
    if (area) onUse(area);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    // The crop area calls preventDefault for keys that it has handled.
    if (isShortcut || event.isDefaultPrevented()) return;
    const isOnControl = event.target instanceof Element && event.target.closest("button, input") !== null;
    const zoomSteps = zoomKeys[event.key];
    const step = isOnControl ? undefined : steps.find(({ key }) => key === event.key);
    if (zoomSteps) resize(zoomSteps);
    else if (step) move(step.right, step.down);
    else if (event.key === "Enter" && !isOnControl) use();
    else return;
    event.preventDefault();
  }

  return (
    <Modal onClose={onCancel} headingId={headingId} closeLabel={text.close} className={dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of all elements in the dialog */}
      <div className={body} onKeyDown={onKeyDown}>
        <h2
          id={headingId}
          tabIndex={-1}
          aria-describedby={helpId}
          className="pr-8 text-h3 leading-[1.2] tracking-[-0.012em]"
        >
          {text.heading}
        </h2>
        <p className="note" id={helpId}>
          {text.help} <span className="pointer-coarse:hidden">{text.keys}</span>
        </p>
        <div className={clsx("on-night", styles.stage)}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            minZoom={minZoom}
            maxZoom={maxZoom}
            zoomSpeed={0.5}
            keyboardStep={moveStep}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            classes={{
              containerClassName: styles.view,
              mediaClassName: styles.media,
              cropAreaClassName: styles.area,
            }}
            mediaProps={{ alt: "" }}
            cropperProps={{ role: "group", "aria-label": text.area, "aria-describedby": helpId }}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => setArea(pixels)}
            onMediaLoaded={({ width, height }) => setSizes((known) => ({ ...known, width, height }))}
            onCropSizeChange={({ width }) => setSizes((known) => ({ ...known, side: width }))}
          />
        </div>
        {/* Buttons and a slider for users who cannot drag. */}
        <div className="flex flex-wrap items-center justify-between gap-x-s5">
          <div className="flex flex-[1_1_12rem] items-center">
            <StepButton label={text.smaller} path="M3 9h12" onClick={() => resize(-1)} />
            <input
              className="h-11 min-w-16 flex-1 accent-lagoon"
              type="range"
              aria-label={text.zoom}
              aria-valuetext={text.times(zoom)}
              min={minZoom}
              max={maxZoom}
              step={0.1}
              value={zoom}
              onChange={(event) => setZoom(Number(event.currentTarget.value))}
            />
            <StepButton label={text.larger} path="M3 9h12M9 3v12" onClick={() => resize(1)} />
          </div>
          <div className="mx-auto flex flex-wrap justify-center" role="group" aria-label={text.ways}>
            {steps.map(({ key, label, right, down, path }) => (
              <StepButton key={key} label={label} path={path} onClick={() => move(right, down)} />
            ))}
          </div>
        </div>
        <div className="flex flex-wrap gap-s3">
          <Button className="flex-auto" onClick={use} disabled={!area}>
            {text.use}
          </Button>
          <Button className="flex-auto" variant="line" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
