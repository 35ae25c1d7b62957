import { type PictureName, pictureSizes, pictureVariants } from "./pictures";

const TYPES = ["avif", "webp"] as const;

type SceneProps = {
  name: PictureName;
  /** Another picture for narrow screens than the usual one. */
  phone?: PictureName;
  phoneBelow?: string;
  priority?: boolean;
  alt?: string;
  className?: string;
};

/** A drawn landscape; narrower screens get their own drawing. */
export function Scene({ name, phone, phoneBelow, priority, alt = "", className }: SceneProps) {
  const usual = pictureVariants[name] ?? [];
  const isOther = phone !== undefined && !usual.some((variant) => variant.name === phone);
  const own = phone && phoneBelow ? [{ name: phone, below: phoneBelow }] : [];
  const variants = isOther ? own : usual;
  const [width, height] = pictureSizes[name];
  return (
    <picture className={className}>
      {variants.flatMap((variant) =>
        TYPES.map((type) => (
          <source
            key={`${variant.name}.${type}`}
            media={`(max-width: ${variant.below})`}
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
        fetchPriority={priority ? "high" : undefined}
        loading={priority ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
