import type { ComponentProps } from 'react';
import { artSizes, type ArtName } from './artSizes';
import desk from './desk.svg';
import leie from './leie.svg';
import team from './team.svg';

const files = { desk, leie, team } as const satisfies Record<ArtName, string>;

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  readonly name: ArtName;
  /** What the picture tells; empty where the text beside it says the same. */
  readonly alt: string;
  /** Stands in the first screen: fetched at once. Others wait until they are near. */
  readonly isFirst?: boolean;
};

/** A drawing of the site, with its size in the markup. */
export function Art({ name, alt, isFirst = false, ...attributes }: ArtProps) {
  return (
    <img
      {...attributes}
      {...artSizes[name]}
      src={files[name]}
      alt={alt}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
