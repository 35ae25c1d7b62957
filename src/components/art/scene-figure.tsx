import { mediaOf, type PictureName, pictureSizes, pictureVariants } from "./pictures";

const fileOf = (name: PictureName) => `/media/${name}-figure.svg`;

/** The lines of a scene as SVG over its picture and film, cropped alike and sharp on every screen. */
export function SceneFigure({ name }: { name: PictureName }) {
  const [width, height] = pictureSizes[name];
  return (
    <picture>
      {pictureVariants[name]?.map((variant) => (
        <source
          key={variant.name}
          media={mediaOf(variant)}
          srcSet={fileOf(variant.name)}
          width={pictureSizes[variant.name][0]}
          height={pictureSizes[variant.name][1]}
        />
      ))}
      <img
        className="absolute inset-0 z-1"
        src={fileOf(name)}
        alt=""
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
