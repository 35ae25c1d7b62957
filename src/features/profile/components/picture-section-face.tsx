"use client";

import { useState } from "react";
import { picture } from "@/content/picture";
import { initialsPicture } from "@/lib/initials";
import styles from "./picture-section.module.css";

type PictureFaceProps = {
  name: string;
  /** null, or one that cannot be shown: the initials stand in */
  url: string | null;
  /** shown in place of the picture: a part of a file that the server is to cut */
  canvas: HTMLCanvasElement | null;
  alt: string;
  /** of an upload that is under way */
  percent: number | null;
};

/** A member's picture in its gold ring, which fills while a new one is on its way. */
export function PictureFace({ name, url, canvas, alt, percent }: PictureFaceProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = url && url !== brokenUrl ? url : null;
  return (
    <span className={styles.face} data-face="own">
      {canvas ? (
        <canvas
          ref={(shown) => shown?.getContext("2d")?.drawImage(canvas, 0, 0)}
          width={canvas.width}
          height={canvas.height}
          role="img"
          aria-label={alt}
        />
      ) : (
        // biome-ignore lint/performance/noImgElement: next/image would add a style attribute and a copy
        <img
          src={shown ?? initialsPicture(name)}
          alt={shown ? alt : picture.initials(name)}
          width="128"
          height="128"
          onError={() => setBrokenUrl(shown)}
        />
      )}
      {percent === null ? null : (
        <progress className="sr-only" max="100" value={percent} aria-label={picture.progress} />
      )}
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
    </span>
  );
}
