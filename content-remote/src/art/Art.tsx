import type { ComponentProps } from 'react';
import type { Picture } from '#pictures/places';

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  readonly picture: Picture;
  /** Alternative text; empty where the text beside the picture says the same. */
  readonly alt: string;
  /** Displayed width, by which browsers choose a version of a photo. */
  readonly sizes: string;
  /** In the first screen: fetched at once. Others are lazy. */
  readonly isFirst?: boolean;
};

/** A drawing or photo of the site, with its size in the markup. */
export function Art({ picture, alt, sizes, isFirst = false, ...attributes }: ArtProps) {
  const { src, srcSet, width, height } = picture;
  return (
    <img
      {...attributes}
      // Before `src`, or Safari fetches that too.
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
