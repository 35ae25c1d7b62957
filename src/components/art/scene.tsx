import { mediaOf, type PictureName, pictureSizes, pictureVariants } from "./pictures";

const types = ["avif", "webp"] as const;

type SceneProps = {
  name: PictureName;
  hasPriority?: boolean;
  alt?: string;
  className?: string;
};

export function Scene({ name, hasPriority, alt = "", className }: SceneProps) {
  const [width, height] = pictureSizes[name];
  return (
    <picture className={className}>
      {pictureVariants[name]?.flatMap((variant) =>
        types.map((type) => (
          <source
            key={`${variant.name}.${type}`}
            media={mediaOf(variant)}
            type={`image/${type}`}
            srcSet={`/media/${variant.name}.${type}`}
            width={pictureSizes[variant.name][0]}
            height={pictureSizes[variant.name][1]}
          />
        )),
      )}
      <source type="image/avif" srcSet={`/media/${name}.avif`} />
      <img
        src={`/media/${name}.webp`}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={hasPriority ? "high" : undefined}
        loading={hasPriority ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
