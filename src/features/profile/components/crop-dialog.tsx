"use client";

import "./crop-dialog.sheet.css";
import { type KeyboardEvent, useId, useState } from "react";
import Cropper from "react-easy-crop";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { picture } from "@/content/picture";
import { classNames } from "@/lib/class-names";
import type { Area } from "../picture";
import { largest, smallest, useCrop } from "../picture-crop";
import styles from "./crop-dialog.module.css";
import { CropControls } from "./crop-dialog-controls";

const words = picture.crop;

const sizes: Record<string, number> = { "+": 1, "=": 1, "-": -1 };
const ways: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type CropDialogProps = {
  /** the picture's address in this browser */
  url: string;
  onUse: (area: Area) => void;
  onCancel: () => void;
};

/** Asks which part of a picture to keep: by dragging, pinching, buttons or keys. */
export function CropDialog({ url, onUse, onCancel }: CropDialogProps) {
  const headingId = useId();
  const helpId = useId();
  const [area, setArea] = useState<Area | null>(null);
  const { crop, zoom, setCrop, setZoom, setSizes, move, resize } = useCrop();

  function use() {
    if (area) onUse(area);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    // What the crop area has done itself is not done twice.
    if (isShortcut || event.isDefaultPrevented()) return;
    const isOnControl = event.target instanceof Element && event.target.closest("button, input") !== null;
    const growth = sizes[event.key];
    const way = isOnControl ? undefined : ways[event.key];
    if (growth) resize(growth);
    else if (way) move(...way);
    else if (event.key === "Enter" && !isOnControl) use();
    else return;
    event.preventDefault();
  }

  return (
    <Modal isOpen onClose={onCancel} headingId={headingId} closeLabel={words.close} className={styles.dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever in the dialog the focus is */}
      <div className={styles.inner} onKeyDown={onKeyDown}>
        <h2 id={headingId} tabIndex={-1} aria-describedby={helpId}>
          {words.heading}
        </h2>
        <p className="note" id={helpId}>
          {words.help} <span className="pointer-coarse:hidden">{words.keys}</span>
        </p>
        <div className={classNames("on-night", styles.stage)}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            minZoom={smallest}
            maxZoom={largest}
            zoomSpeed={0.5}
            keyboardStep={12}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            classes={{
              containerClassName: styles.view,
              mediaClassName: styles.media,
              cropAreaClassName: styles.area,
            }}
            mediaProps={{ alt: "" }}
            cropperProps={{ role: "group", "aria-label": words.area, "aria-describedby": helpId }}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_percent, pixels) => setArea(pixels)}
            onMediaLoaded={({ width, height }) => setSizes((known) => ({ ...known, width, height }))}
            onCropSizeChange={({ width }) => setSizes((known) => ({ ...known, side: width }))}
          />
        </div>
        <CropControls zoom={zoom} onZoom={setZoom} onResize={resize} onMove={move} />
        <div className="flex flex-wrap gap-s3">
          <Button className="flex-auto" onClick={use} disabled={!area}>
            {words.use}
          </Button>
          <Button className="flex-auto" variant="line" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
