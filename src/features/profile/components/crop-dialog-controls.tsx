import { picture } from "@/content/picture";
import { largest, smallest } from "../picture-crop";

const words = picture.crop;

const ways = [
  { label: words.left, right: -1, down: 0, path: "M11 3L5 9l6 6" },
  { label: words.up, right: 0, down: -1, path: "M3 11l6-6 6 6" },
  { label: words.down, right: 0, down: 1, path: "M3 7l6 6 6-6" },
  { label: words.right, right: 1, down: 0, path: "M7 3l6 6-6 6" },
] as const;

type StepButtonProps = { label: string; path: string; onClick: () => void };

function StepButton({ label, path, onClick }: StepButtonProps) {
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

type CropControlsProps = {
  zoom: number;
  onZoom: (zoom: number) => void;
  onResize: (steps: number) => void;
  onMove: (right: number, down: number) => void;
};

/** Moves and enlarges a picture with single presses, for whoever cannot or would rather not drag. */
export function CropControls({ zoom, onZoom, onResize, onMove }: CropControlsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-s5">
      <div className="flex flex-[1_1_12rem] items-center">
        <StepButton label={words.smaller} path="M3 9h12" onClick={() => onResize(-1)} />
        <input
          className="h-11 min-w-16 flex-1 accent-lagoon"
          type="range"
          aria-label={words.zoom}
          aria-valuetext={words.times(zoom)}
          min={smallest}
          max={largest}
          step={0.1}
          value={zoom}
          onChange={(event) => onZoom(Number(event.currentTarget.value))}
        />
        <StepButton label={words.larger} path="M3 9h12M9 3v12" onClick={() => onResize(1)} />
      </div>
      <div className="mx-auto flex" role="group" aria-label={words.ways}>
        {ways.map(({ label, right, down, path }) => (
          <StepButton key={label} label={label} path={path} onClick={() => onMove(right, down)} />
        ))}
      </div>
    </div>
  );
}
