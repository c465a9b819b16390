import type { ComponentProps } from 'react';
import type { Picture } from '#pictures/places';

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  readonly picture: Picture;
  /** Alternative text; empty where the text beside the picture says the same. */
  readonly alt: string;
  /** The `sizes` attribute, by which browsers choose a version of a photo. */
  readonly sizes: string;
  /** In the first viewport: loaded eagerly. Other pictures load lazily. */
  readonly isFirst?: boolean;
};

/** A drawing or photo. Its width and height are in the markup, to avoid a layout shift. */
export function Art({ picture, alt, sizes, isFirst = false, ...attributes }: ArtProps) {
  const { src, srcSet, width, height } = picture;
  return (
    <img
      {...attributes}
      // Must precede `src`, or Safari downloads that too.
      {...(srcSet === undefined ? {} : { sizes, srcSet })}
      src={src}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
