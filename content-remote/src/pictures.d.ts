/** The pictures of places and things. */
declare module '#pictures/places' {
  /** A picture of the site as the build made it, from a photo or a drawing. */
  export type Picture = {
    /** Address of the file; of a photo the widest version. */
    readonly src: string;
    /** The versions of a photo by width, for `srcset`; a drawing is as sharp at every width. */
    readonly srcSet?: string;
    /** Of the widest version, in pixels. */
    readonly width: number;
    readonly height: number;
  };

  const places: Readonly<Record<'desk' | 'team' | 'leie', Picture>>;
  export default places;
}

/** The portraits of the team, by name; some people have none. */
declare module '#pictures/people' {
  import type { Picture } from '#pictures/places';

  const people: Readonly<Partial<Record<string, Picture>>>;
  export default people;
}
