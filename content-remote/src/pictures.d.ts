declare module '#pictures/places' {
  /** A picture as the build publishes it, from a photo or a drawing. */
  export type Picture = {
    /** URL of the file; for a photo, of its widest version. */
    readonly src: string;
    /** The versions of a photo, for the `srcset` attribute. A drawing needs none. */
    readonly srcSet?: string;
    /** Width of the widest version, in pixels. */
    readonly width: number;
    readonly height: number;
  };

  const places: Readonly<Record<'desk' | 'team' | 'leie', Picture>>;
  export default places;
}

/** Portraits by the name of the team member. Some have none. */
declare module '#pictures/people' {
  import type { Picture } from '#pictures/places';

  const people: Readonly<Partial<Record<string, Picture>>>;
  export default people;
}
